/** Emission against its floor: prettier on the same texts, each formatted once. */
import { compileScenario, planScenario } from '../../generator/index.ts';
import { createFormatter } from '../../generator/format.ts';
import { createSpecRenderer } from '../../generator/render/spec-file.ts';
import { renderTurn } from '../../generator/render/turn.ts';
import type { RenderedTurn } from '../../generator/render/turn.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import type { Scenario } from '../../spec/scenario.ts';
import type { Comparison } from './comparison.ts';
import { medianCosts } from './cost.ts';

/** Compiles a sampled scenario from nothing, planning and rendering included. */
export async function compareEmission(turns: number): Promise<Comparison> {
  const scenario = sampleScenario({ seed: '0', turns });
  const texts = distinctTexts(scenario);
  const costs = await medianCosts(1, {
    compile: () => drain(compileScenario(scenario, { profile: 'paper' })),
    prettier: async () => {
      const format = createFormatter();
      for (const [path, text] of texts) await format(path, text);
    },
  });
  return {
    what: `compile ${String(turns + 1)} turns`,
    cost: costs.compile,
    beside: `prettier on the same ${String(texts.length)} distinct texts`,
    besideCost: costs.prettier,
  };
}

async function drain(items: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of items) count += 1;
  return count;
}

const texts = ({ laidOut, unformatted }: RenderedTurn): readonly (readonly [string, string])[] => [
  ...laidOut,
  ...unformatted,
];

function distinctTexts(scenario: Scenario): readonly (readonly [path: string, text: string])[] {
  const renderSpecs = createSpecRenderer();
  const distinct = new Map<string, readonly [string, string]>();
  for (const { snapshot, plan } of planScenario(scenario, 'paper'))
    for (const [path, text] of texts(renderTurn({ scenario, snapshot, plan }, renderSpecs)))
      distinct.set(`${path}\n${text}`, [path, text]);
  return [...distinct.values()];
}
