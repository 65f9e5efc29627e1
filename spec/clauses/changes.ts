/** What follows from a change of the specification. */
import type { ClauseShape } from './clause-shape.ts';

export const changeClauses = [
  {
    id: 'changes.gone',
    section: 'When the specification changes',
    text: 'Whatever is renamed or removed no longer answers under its old path: requests to it get 404. That holds for entities, analytics and actions.',
  },
  {
    id: 'changes.rename-entity',
    section: 'When the specification changes',
    text: 'Renaming an entity moves its endpoints, analytics and actions to the new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and defaults stay as they are.',
  },
  {
    id: 'changes.rename-field',
    section: 'When the specification changes',
    text: 'Renaming a field changes its name in bodies, answers, analytics paths, conditions and effects. The old name is no longer demanded and no longer appears in answers.',
  },
  {
    id: 'changes.delete-field',
    section: 'When the specification changes',
    text: 'A deleted field is no longer demanded and no longer appears in answers. With it go the analytics, conditions and effects that need it, and the actions whose state it was.',
  },
  {
    id: 'changes.delete-entity',
    section: 'When the specification changes',
    text: 'Deleting an entity also deletes its endpoints, analytics and actions, the fields of other entities that refer to it, and what needs those.',
  },
  {
    id: 'changes.enum-value',
    section: 'When the specification changes',
    text: 'A value added to an enum is accepted wherever that enum is used.',
  },
  {
    id: 'changes.kept',
    section: 'When the specification changes',
    process: true,
    text: 'Whatever a change request does not mention stays as it is.',
  },
] as const satisfies readonly ClauseShape[];
