/** Reads of the objects that an action changed, apart from the acting one. */
import type { Witness } from '../../../../spec/exercise.ts';
import { effectSteps } from '../../effect-targets.ts';
import type { Recorder } from '../../recorder.ts';
import { actingObject, serverWith } from '../../witness.ts';
import type { ActionContext } from './context.ts';

/** What the effects did to other objects, each object once. */
export function readTargets(
  t: Recorder,
  { suite, action, entity }: ActionContext,
  witness: Witness,
): void {
  const { id } = actingObject(witness);
  const server = serverWith(suite, witness);
  const shown = new Map<string, { name: string; id: string; shows: string[] }>();
  for (const step of effectSteps(server, { entity: entity.name, id, action: action.name })) {
    if (step.effect === step.inner) continue;
    for (const target of step.targets) {
      const { name } = target.entity;
      const targetId = String(target.row['id']);
      const seen = shown.get(`${name} ${targetId}`) ?? { name, id: targetId, shows: [] };
      shown.set(`${name} ${targetId}`, seen);
      seen.shows.push(step.inner.field);
    }
  }
  const because = 'every effect that concerns it is applied';
  for (const { name, id: target, shows } of shown.values())
    t.read(name, target, { shows, because });
}
