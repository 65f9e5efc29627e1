/** From the options of `stamina run` to the agent that they describe. */
import type { AgentChoice, AgentName } from '../agents/registry.ts';
import { UsageError } from './exit-code.ts';
import { readJson } from './read-json.ts';

export interface AgentArguments {
  readonly agent: AgentName;
  readonly agentCommand: string | undefined;
  readonly passEnv: string | undefined;
  readonly script: string | undefined;
}

type ChoiceOf<K extends AgentName> = Extract<AgentChoice, { readonly name: K }>;
type Choices = {
  readonly [K in AgentName]: (args: AgentArguments) => ChoiceOf<K> | Promise<ChoiceOf<K>>;
};

const choices: Choices = {
  oracle: () => ({ name: 'oracle' }),
  reader: () => ({ name: 'reader' }),
  reference: () => ({ name: 'reference' }),
  command: ({ agentCommand, passEnv }) => ({
    name: 'command',
    commandLine: needed('command', 'agent-command', agentCommand),
    ...(passEnv !== undefined && { passEnv: variableNames(passEnv) }),
  }),
  scripted: async ({ script }) => {
    const source = needed('scripted', 'script', script);
    return { name: 'scripted', script: await readJson(source), source };
  },
};

/** The agents that the command line offers. */
export const agentNames = Object.keys(choices) as readonly AgentName[];

/** The agent that the options describe. Throws a `UsageError` when one is missing or belongs to another agent. */
export async function agentChoiceOf(args: AgentArguments): Promise<AgentChoice> {
  refuseElsewhere(args.agent, 'command', {
    'agent-command': args.agentCommand,
    'pass-env': args.passEnv,
  });
  refuseElsewhere(args.agent, 'scripted', { script: args.script });
  return choices[args.agent](args);
}

function refuseElsewhere(
  agent: AgentName,
  owner: AgentName,
  options: Readonly<Record<string, string | undefined>>,
): void {
  for (const [option, value] of Object.entries(options))
    if (value !== undefined && agent !== owner)
      throw new UsageError(`--${option} is for --agent ${owner}, not ${agent}`);
}

function needed(agent: AgentName, option: string, value: string | undefined): string {
  if (value === undefined) throw new UsageError(`--agent ${agent} needs --${option}`);
  return value;
}

function variableNames(value: string): readonly string[] {
  const names = value.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !/^[A-Za-z_]\w*$/.test(name));
  if (wrong !== undefined)
    throw new UsageError(
      `--pass-env must be names of variables such as API_KEY,REGION; "${wrong}" is none`,
    );
  return names;
}
