import { agentNames } from '../agent-choice.ts';
import { executorNames, feedbackLevels } from '../../settings.ts';
import { defineCommand } from '../command.ts';
import { defaults } from '../defaults.ts';
import { neighbourly, sandboxNames } from '../neighbours.ts';
import { flag, oneOf, text, wholeNumber } from '../options.ts';

/** `stamina run`: the benchmark (paper, Algorithm 1). */
export const run = defineCommand({
  name: 'run',
  summary: 'Run the benchmark: see how many turns an agent survives',
  positionals: {},
  options: {
    agent: oneOf('agent', agentNames, { describe: 'Who does the work', demandOption: true }),
    'agent-command': text('agent-command', {
      describe:
        'The command line of --agent command; it runs in the workspace and reads the task on standard input',
    }),
    'pass-env': text('pass-env', {
      describe: 'Variables of the environment that --agent command may see, API_KEY,REGION',
    }),
    script: text('script', { describe: 'The steps of --agent scripted, a JSON file' }),
    scenarios: text('scenarios', {
      describe:
        'Which scenarios, 0-2,5: 0-19 are released, another number is a seed to sample from',
      defaultDescription: defaults.scenarios,
    }),
    scenario: text('scenario', {
      describe: 'A scenario file to play in their place',
      conflicts: ['scenarios', 'changes'],
    }),
    turns: wholeNumber(
      'turns',
      { min: 0, max: 10_000 },
      {
        describe: 'Turns after the initial one',
        defaultDescription: `${String(defaults.turns)}, or all of --scenario`,
      },
    ),
    changes: wholeNumber(
      'changes',
      { min: 1, max: 100 },
      {
        describe: 'Changes in each sampled turn',
        defaultDescription: String(defaults.changes),
      },
    ),
    retries: wholeNumber(
      'retries',
      { min: 0, max: 1_000 },
      {
        describe: 'Further attempts at a turn after its tests failed',
        default: defaults.retries,
      },
    ),
    'skip-heldout': flag({
      describe: 'Do not run the held-out twin of each suite that was passed, which decides nothing',
    }),
    feedback: oneOf('feedback', feedbackLevels, {
      describe: 'What a failed attempt is told',
      default: defaults.feedback,
    }),
    'feedback-limit': wholeNumber(
      'feedback-limit',
      { min: 200 },
      {
        describe: 'Characters of feedback at most',
        default: defaults.feedbackLimit,
      },
    ),
    'agent-timeout': wholeNumber(
      'agent-timeout',
      { min: 1, max: 86_400 },
      {
        describe: 'Seconds that a call of the agent may take',
        default: defaults.agentTimeoutMs / 1000,
      },
    ),
    'harness-retries': wholeNumber(
      'harness-retries',
      { min: 0, max: 1_000 },
      {
        describe: 'Repetitions of a call of the agent whose process failed',
        default: defaults.harnessRetries,
      },
    ),
    profile: oneOf('profile', ['paper', 'strict'], {
      describe: 'How strictly servers are held to the README',
      default: defaults.profile,
    }),
    unlocked: flag({
      describe:
        'Play released scenarios even where this checkout makes other suites of them than emitted/lock.json has',
    }),
    executor: oneOf('executor', executorNames, {
      describe: 'What runs the suites; direct is quicker, playwright is what counts',
      default: defaults.executor,
    }),
    sandbox: oneOf('sandbox', sandboxNames, {
      describe: 'Where the agent and its server run',
      default: defaults.sandbox,
    }),
    jobs: wholeNumber(
      'jobs',
      { min: 1, max: 100 },
      {
        describe: `Scenarios that are played at a time; more than 1 only with --agent ${neighbourly.join(', ')}`,
        default: defaults.jobs,
      },
    ),
    out: text('out', {
      describe: 'The folder for the record of the run',
      defaultDescription: 'the first free of runs/<agent>-1, -2 …',
    }),
    json: flag({ describe: 'Print the results as JSON' }),
  },
  examples: [
    ['stamina run --agent oracle --scenarios 0 --turns 10', 'Ten turns of a perfect agent'],
    [
      'stamina run --agent command --agent-command ./my-agent.sh --scenarios 0-2',
      'An agent of your own',
    ],
    ['stamina run --agent oracle --scenario s.json --out runs/mine', 'A scenario from a file'],
  ],
  run: async (args, terminal) => {
    const { runBenchmark } = await import('../run-benchmark.ts');
    return runBenchmark(args, terminal);
  },
});
