/** What the agent is told in each turn: the texts of the compiler in their frames (paper, appendix E.2 to E.4). */
import type { FeedbackLevel } from './settings.ts';

/** desc_state: the first task of an episode. */
export function initialPrompt(): string {
  return paragraphs(
    'Please build the HTTP server that `initial_specification.md` describes. How it is to be built and handed over is laid down in `README.md`; both files are in your working folder.',
  );
}

const changeFrame = {
  before: 'That works, thank you. The next changes are due. Please make all of the following:',
  after: 'When you are done, the server must still start with `bash run_server.sh <port>`.',
};

/** desc_action: the next task after a turn was passed. `changes` is the text of the compiler, a list. */
export function changePrompt(changes: string): string {
  return paragraphs(changeFrame.before, changes, changeFrame.after);
}

/** The text of the compiler in a prompt that asks for changes; `undefined` for any other prompt. */
export function changesAskedFor(prompt: string): string | undefined {
  const [before, after] = [`${changeFrame.before}\n\n`, `\n\n${changeFrame.after}\n`];
  return prompt.startsWith(before) && prompt.endsWith(after)
    ? `${prompt.slice(before.length, -after.length)}\n`
    : undefined;
}

/** desc_feedback: the tests of the last attempt did not pass. `body` says what is known about it. */
export function feedbackPrompt(body: string, level: FeedbackLevel): string {
  return paragraphs(
    'Your server was tested, and not everything is as it should be:',
    body,
    'The cause may lie somewhere else than the failing test suggests, so look beyond the place that it names.',
    ...(level === 'detailed' ? [reminders] : []),
  );
}

const reminders = [
  'Keep in mind:',
  '- Check everything that comes in before you store it.',
  '- `run_server.sh` has to take care of whatever the server depends on.',
].join('\n');

function paragraphs(...parts: readonly string[]): string {
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}
