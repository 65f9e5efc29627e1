/** Emission against its floor: prettier on the same texts, each formatted once. */
import { compileScenario, planScenario } from '../../generator/index.ts';
import { createFormatter } from '../../generator/format.ts';
import { renderTurn } from '../../generator/render/turn.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import type { Scenario } from '../../spec/scenario.ts';
import { medianMs } from './measure.ts';
import type { Measurement } from './measure.ts';

/** Compiles a sampled scenario from nothing, planning and rendering included. */
export async function measureEmission(turns: number): Promise<Measurement> {
  const scenario = sampleScenario({ seed: '0', turns });
  const texts = distinctTexts(scenario);
  return {
    what: `compile ${String(turns + 1)} turns`,
    ms: await medianMs(1, () => drain(compileScenario(scenario, { profile: 'paper' }))),
    floor: `prettier on the same ${String(texts.length)} distinct texts`,
    floorMs: await medianMs(1, async () => {
      const format = createFormatter();
      for (const [path, text] of texts) await format(path, text);
    }),
  };
}

async function drain(items: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of items) count += 1;
  return count;
}

function distinctTexts(scenario: Scenario): readonly (readonly [path: string, text: string])[] {
  const distinct = new Map<string, readonly [string, string]>();
  for (const { snapshot, plan } of planScenario(scenario, 'paper'))
    for (const [path, text] of renderTurn({ scenario, snapshot, plan }))
      distinct.set(`${path}\n${text}`, [path, text]);
  return [...distinct.values()];
}
