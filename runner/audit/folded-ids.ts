/** Ids of tests in few characters: `dog.{name.{rejects-null, rejects-absence}, list.answers-all-objects}`. */

/** The parts of ids up to which they are the same, and what follows. */
type Tree = Map<string, Tree>;

/** One text for each first part of the ids, in the order in which they come. The ids can be read from them again. */
export function foldedIds(ids: readonly string[]): readonly string[] {
  const root: Tree = new Map();
  for (const id of ids) {
    let place = root;
    for (const part of [...id.split('.'), END]) {
      const next = place.get(part) ?? new Map<string, Tree>();
      place.set(part, next);
      place = next;
    }
  }
  return textsOf(root);
}

/** Marks that an id ends here, so that one may be the beginning of another. */
const END = '';

function textsOf(tree: Tree): readonly string[] {
  return [...tree].map(([part, rest]) => {
    if (rest.size === 0) return part;
    const texts = textsOf(rest);
    const [only] = texts;
    if (texts.length > 1) return `${part}.{${texts.join(', ')}}`;
    return only === undefined || only === END ? part : `${part}.${only}`;
  });
}
