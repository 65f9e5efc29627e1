/**
 * The form of the themed sampler's data (paper, E.2: scenarios about something): a domain is a list of entities with all
 * that they may ever have. A schema holds a part of it at any time. Every name, those to come among them, belongs to one
 * thing only: an entity is found by any of its names, and so is a field within its entity.
 */
import type { Effect, Guard } from '../../schema.ts';

interface Named {
  /** Its first name. */
  readonly name: string;
  /** What it may be called later, one name after the other. */
  readonly later: readonly string[];
}

/** Left out, a draw decides, so that fields of every kind occur. */
interface Presence {
  readonly required?: boolean;
  readonly nullable?: boolean;
}

export interface TextTheme extends Named, Presence {
  readonly type: 'string';
  readonly min?: number;
  readonly max?: number;
  /** The default that it has when it has one. */
  readonly usually?: string;
}

interface NumberBase extends Named, Presence {
  /** Numbers are compared and computed with each other only where their units agree. */
  readonly unit: string;
  readonly min?: number;
  readonly max?: number;
  /** It counts or accumulates something: it may be incremented, and its sum over all objects tells something. */
  readonly counts: boolean;
  readonly usually?: number;
}

export interface WholeTheme extends NumberBase {
  readonly type: 'integer';
}

export interface AmountTheme extends NumberBase {
  readonly type: 'float';
}

export type NumberTheme = WholeTheme | AmountTheme;

export interface FlagTheme extends Named, Presence {
  readonly type: 'boolean';
  readonly usually?: boolean;
}

export interface MomentTheme extends Named, Presence {
  readonly type: 'datetime';
  /** The years that its bounds start from: the first of January of `after` to the last of December of `before`. */
  readonly after?: number;
  readonly before?: number;
}

export interface ChoiceTheme extends Named, Presence {
  readonly type: 'enum';
  readonly values: readonly string[];
  /** The values that the enum may get later. */
  readonly grows: readonly string[];
  readonly usually?: string;
  /** The enum, where choices of several entities share one; left out, it is named after entity and field. */
  readonly enum?: string;
}

interface Targeted extends Named, Presence {
  /** The first name of an entity of the domain or of the back office. */
  readonly target: string;
}

export interface LinkTheme extends Targeted {
  readonly type: 'reference';
}

export interface LinksTheme extends Targeted {
  readonly type: 'reference_list';
}

export type FieldTheme =
  TextTheme | NumberTheme | FlagTheme | MomentTheme | ChoiceTheme | LinkTheme | LinksTheme;

/** A transition of a choice. Conditions and effects are the stock that its action draws from, written with first names. */
export interface ActionTheme {
  readonly name: string;
  readonly field: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly needs: readonly Guard[];
  readonly does: readonly Effect[];
}

/** The fields that matter most stand first: a young entity is likely to have those. */
export interface EntityTheme extends Named {
  readonly fields: readonly FieldTheme[];
  readonly actions: readonly ActionTheme[];
}

export interface Domain {
  /** It stands in scenario names and on the command line: lower case, digits and hyphens. */
  readonly name: string;
  /** `a coffee roastery`. */
  readonly about: string;
  readonly entities: readonly EntityTheme[];
}

type Options<T> = Partial<Omit<T, 'type' | 'name'>>;

/** A domain; the entities that a product of its kind starts from stand first. */
export function domain(name: string, about: string, entities: readonly EntityTheme[]): Domain {
  return { name, about, entities };
}

/** An entity, with what it may be called later; names are in PascalCase. */
export function entity(
  name: string,
  later: readonly string[],
  parts: Pick<EntityTheme, 'fields'> & Partial<Pick<EntityTheme, 'actions'>>,
): EntityTheme {
  return { name, later, actions: [], ...parts };
}

/** A text; `min` and `max` are its usual lengths. */
export function text(name: string, options: Options<TextTheme> = {}): TextTheme {
  return { type: 'string', name, later: [], ...options };
}

type NumberOptions = Options<NumberBase> & Pick<NumberBase, 'unit'>;

/** A whole number of `unit`, between `min` and `max`. */
export function whole(name: string, options: NumberOptions): WholeTheme {
  return { type: 'integer', name, later: [], counts: false, ...options };
}

/** A number of `unit` with a fraction, between `min` and `max`. */
export function amount(name: string, options: NumberOptions): AmountTheme {
  return { type: 'float', name, later: [], counts: false, ...options };
}

/** Yes or no. */
export function flag(name: string, options: Options<FlagTheme> = {}): FlagTheme {
  return { type: 'boolean', name, later: [], ...options };
}

/** A date and time. */
export function moment(name: string, options: Options<MomentTheme> = {}): MomentTheme {
  return { type: 'datetime', name, later: [], ...options };
}

/** One of several values: two at least where actions move it. */
export function choice(
  name: string,
  values: readonly string[],
  options: Omit<Options<ChoiceTheme>, 'values'> = {},
): ChoiceTheme {
  return { type: 'enum', name, values, later: [], grows: [], ...options };
}

/** A reference to one object of `target`. */
export function link(
  name: string,
  target: string,
  options: Omit<Options<LinkTheme>, 'target'> = {},
): LinkTheme {
  return { type: 'reference', name, target, later: [], ...options };
}

/** A list of references to objects of `target`. */
export function links(
  name: string,
  target: string,
  options: Pick<Options<LinksTheme>, 'later'> = {},
): LinksTheme {
  return { type: 'reference_list', name, target, later: [], ...options };
}

/** An action that moves the choice `field` from one of `from` to `to`. */
export function action(
  name: string,
  [field, from, to]: readonly [field: string, from: readonly string[], to: string],
  rules: Partial<Pick<ActionTheme, 'needs' | 'does'>> = {},
): ActionTheme {
  return { name, field, from, to, needs: [], does: [], ...rules };
}

/** All the names that a thing may have, in turn. */
export function namesOf({ name, later }: Named): readonly string[] {
  return [name, ...later];
}

/** The enum of a choice: `GreenLotStage`, or the one that it shares. */
export function enumNameOf(owner: EntityTheme, { name, enum: shared }: ChoiceTheme): string {
  const pascal = name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return shared ?? owner.name + pascal;
}
