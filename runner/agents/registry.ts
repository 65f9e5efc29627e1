/** The agents by name. To add one: a file beside this, a line in `AgentChoice`, a row in the table. */
import type { Agent } from './agent.ts';
import { commandAgent } from './command.ts';
import { oracleAgent } from './oracle.ts';
import { readerAgent } from './reader.ts';
import { referenceAgent } from './reference.ts';
import { scriptedAgent } from './scripted.ts';

/** Which agent to run, as the command line or a caller says it. */
export type AgentChoice =
  | { readonly name: 'oracle' }
  | { readonly name: 'reader' }
  | { readonly name: 'reference' }
  /** Any coding agent that has a command line. `passEnv` names variables of ours that it may see, e.g. an API key. */
  | {
      readonly name: 'command';
      readonly commandLine: string;
      readonly passEnv?: readonly string[];
    }
  /** `script` is the parsed JSON of a script file, `source` its path for messages. */
  | { readonly name: 'scripted'; readonly script: unknown; readonly source: string };

export type AgentName = AgentChoice['name'];
type ChoiceOf<N extends AgentName> = Extract<AgentChoice, { readonly name: N }>;
type Builders = { readonly [N in AgentName]: (choice: ChoiceOf<N>) => Agent };

const builders: Builders = {
  oracle: oracleAgent,
  reader: readerAgent,
  reference: referenceAgent,
  command: commandAgent,
  scripted: ({ script, source }) => scriptedAgent(script, source),
};

/** A fresh agent for one episode. Throws an `InputError` when the choice cannot be used. */
export function buildAgent<N extends AgentName>(choice: ChoiceOf<N> & { readonly name: N }): Agent {
  const build: Builders[N] = builders[choice.name];
  return build(choice);
}
