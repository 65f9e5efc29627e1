/** The agents by name. */

/** Which agent to run, as the command line or a caller says it. */
export type AgentChoice =
  | { readonly name: 'oracle' }
  | { readonly name: 'reference' }
  /** Any coding agent that has a command line. `passEnv` names variables of ours that it may see, e.g. an API key. */
  | { readonly name: 'command'; readonly commandLine: string; readonly passEnv?: readonly string[] }
  /** `script` is the parsed JSON of a script file, `source` its path for messages. */
  | { readonly name: 'scripted'; readonly script: unknown; readonly source: string };

export const agentNames = ['oracle', 'reference', 'command', 'scripted'] as const;
