/** What looks like a fault and is none: the contract leaves it open, or says that nobody sends what would show it. */

/** Something that a server may do, and the reason why no suite may catch it. */
export interface Tolerated {
  readonly what: string;
  readonly why: string;
}

export const tolerated: readonly Tolerated[] = [
  {
    what: 'Floats are stored rounded to three decimals, or in single precision.',
    why: 'Every number that is sent is a whole number of eighths within a million, which both keep.',
  },
  {
    what: 'Integers and floats beyond a million are refused, capped or rounded.',
    why: 'No number further from zero is sent, so a bound out there is not probed either.',
  },
  {
    what: 'A minimum length of 1 is not enforced, one of 0 is taken for 1, or an empty string is taken where something else than a string is due.',
    why: 'Empty strings are never sent.',
  },
  {
    what: 'Lengths are counted in bytes or in UTF-16 units.',
    why: 'The contract does not say what a character is: texts beyond ASCII stay away from the bounds, and hold no character beyond the basic plane.',
  },
  {
    what: 'A bound is kept that a change moved or took away.',
    why: 'That is no fault of its own: it shows as a bound that is too wide, too narrow or invented.',
  },
  {
    what: 'A second of 60 is taken.',
    why: 'A minute with a leap second has one, and some libraries take it in any minute; no clock has a second of 75.',
  },
  {
    what: 'A list ends after eleven objects; objects in a state beyond the eleventh of an enum are neither listed nor counted.',
    why: 'No list grows longer than one more than a short page: each object costs a request in every suite.',
  },
  {
    what: 'Unknown fields of a body are stored, ignored or refused.',
    why: 'They are never sent, not even under the old name of a field.',
  },
  {
    what: 'An id is made up where the schema lets it be null or be left out.',
    why: 'An id is always sent there; its absence is probed only where the schema demands it.',
  },
  {
    what: 'An update with another id than the object has renames it, copies it, ignores the id or is refused.',
    why: 'The contract speaks only of the id that the object has already.',
  },
  {
    what: 'An object whose id has a slash in it is not found, or is refused.',
    why: 'Frameworks differ on encoded slashes in paths; no such id is sent.',
  },
  {
    what: 'Duplicates in a reference list are kept, dropped or refused.',
    why: 'No id is sent twice.',
  },
  {
    what: 'Reference lists and collections are answered in any order.',
    why: 'The contract leaves the order free.',
  },
  {
    what: 'An object that refers to itself is refused.',
    why: 'Self-references are never sent.',
  },
  {
    what: 'A whole number is refused for an integer when it is written as 1.0.',
    why: 'Integers are sent without a point.',
  },
  {
    what: 'Numbers in quotes, booleans as numbers, 0 and 1 as booleans and unpadded dates are converted, in profile paper.',
    why: 'Usual frameworks do; only the strict contract forbids it, and there they are faults.',
  },
  {
    what: 'A create with an id that is taken replaces the object, or is refused with any status, in profile paper.',
    why: 'Only the strict contract says what becomes of it.',
  },
  {
    what: 'Which of several broken rules is reported, and how.',
    why: 'Every refused request breaks one rule, and the body of an error is free.',
  },
  {
    what: 'An empty update is refused, or a body that is no JSON object gets any status.',
    why: 'Neither is ever sent.',
  },
  {
    what: 'Paths in upper case, with a slash at the end or with a query, and verbs that an endpoint does not list, answer anything.',
    why: 'Suites ask for the paths and verbs that the contract names, and for no others.',
  },
  {
    what: 'A second delete of an object, after the read that finds it gone, answers anything.',
    why: 'It is never sent; a delete with an id that no object ever had is.',
  },
  {
    what: 'An action increases a field that has no value, computes one from a missing value or leaves the bounds of a field.',
    why: 'The contract says nothing of it, and no action is called where it would happen.',
  },
  {
    what: 'An action whose object refers to itself applies its effects once, twice or not at all.',
    why: 'No acting object is among its own targets.',
  },
];
