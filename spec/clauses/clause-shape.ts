/** What a sentence of the contract consists of. */

/** `paper` accepts what the paper's own suite accepts; `strict` holds servers to the README to the letter. */
export type Profile = 'paper' | 'strict';

/** The headings of the agent's README, in its order. */
export const sections = [
  'The job',
  'The script',
  'Endpoints',
  'Ids',
  'Values',
  'Creating and updating',
  'References',
  'Analytics',
  'Actions',
  'Reading conditions and effects',
  'When the specification changes',
  'Resetting and testing',
  'Working rules',
] as const;
export type Section = (typeof sections)[number];

export interface ClauseShape {
  readonly id: string;
  readonly section: Section;
  /** The sentence the agent reads. Markdown, one list item. */
  readonly text: string;
  /** Left out: both profiles. */
  readonly profile?: Profile;
  /** How the agent works or hands over, not something that the server shows: no test checks it. */
  readonly process?: true;
}
