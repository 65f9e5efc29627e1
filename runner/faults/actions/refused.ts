/** Actions that are refused and do something all the same. */
import { actionOf } from '../../../spec/lookup.ts';
import type { Action, Entity } from '../../../spec/schema.ts';
import { findRow, withRow } from '../../../spec/semantics/database.ts';
import type { Database } from '../../../spec/semantics/database.ts';
import { applyEffects } from '../../../spec/semantics/effects.ts';
import type { Acting } from '../../../spec/semantics/guards.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';
import { wrongStates } from '../../../spec/wrong-states.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { someAction } from '../schema-parts.ts';
import { ownFields, reachesOthers } from './own-fields.ts';

const REFUSED = { category: 'data validation', clause: 'actions.refused-unchanged' } as const;

/** What a refused action does. */
type Deed = (action: Action, acting: Acting) => Database;

const moveState: Deed = ({ field, to }, { database, entity, row }) =>
  withRow(database, entity.name, { ...row, [field]: to });
const applyOwn: Deed = ({ effects }, acting) =>
  applyEffects(
    effects.filter(({ kind }) => kind === 'set' || kind === 'increment'),
    acting,
  );
const applyToOthers: Deed = ({ effects }, acting) =>
  applyEffects(
    effects.filter(({ kind }) => kind === 'on_reference' || kind === 'for_each'),
    acting,
  );

const hasGuards = ({ guards }: Action): boolean => guards.length > 0;
const canBeRefused = (action: Action, entity: Entity, snapshot: Snapshot): boolean =>
  hasGuards(action) || wrongStates(action, entity, snapshot).length > 0;

export const refusedFaults: readonly Fault[] = [
  {
    id: 'actions.refused-by-a-condition-move-the-state',
    what: 'An action that a condition forbids sets the state before it is refused.',
    ...REFUSED,
    observable: someAction(
      (action) => hasGuards(action) && action.from.some((state) => state !== action.to),
    ),
    behaviour: doing([409], moveState),
  },
  {
    id: 'actions.refused-by-a-condition-apply-own-effects',
    what: 'An action that a condition forbids applies its effects on the acting object.',
    ...REFUSED,
    observable: someAction((action) => hasGuards(action) && ownFields(action).length > 0),
    behaviour: doing([409], applyOwn),
  },
  {
    id: 'actions.refused-apply-effects-on-others',
    what: 'A refused action applies its effects on other objects.',
    ...REFUSED,
    observable: someAction((...one) => reachesOthers(one[0]) && canBeRefused(...one)),
    behaviour: doing([400, 409], applyToOthers),
  },
  {
    id: 'actions.refused-for-their-state-move-it',
    what: 'An action that is refused for the state sets it all the same.',
    ...REFUSED,
    observable: someAction((action, ...rest) =>
      wrongStates(action, ...rest).some((state) => state !== action.to),
    ),
    behaviour: doing([400], moveState),
  },
];

/** Refused actions do something on the data. */
function doing(statuses: readonly number[], deed: Deed): Behaviour {
  return changedAnswers(['act'], (answer, { asked, before, snapshot }) => {
    const { entity, id, action } = asked;
    const row = findRow(before, entity.name, id);
    if (!row || !statuses.includes(answer.status)) return answer;
    const acting = { schema: snapshot.schema, database: before, entity, row };
    return { ...answer, database: deed(actionOf(entity, action), acting) };
  });
}
