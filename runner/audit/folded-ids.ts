/** Ids of tests in few characters: `dog.{{name, rank}.rejects-null, list.answers-all-objects}`. */

/** The parts of ids up to which they are the same, and what follows. */
type Tree = Map<string, Tree>;

/** One text for all ids that begin alike, or go on alike, in the order in which they come. The ids can be read from them again. */
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
  const partsBefore = new Map<string, readonly string[]>();
  for (const [part, rest] of tree) {
    const following = oneOf(textsOf(rest));
    partsBefore.set(following, [...(partsBefore.get(following) ?? []), part]);
  }
  return [...partsBefore].flatMap(([following, parts]) =>
    following === END ? parts : [`${oneOf(parts)}.${following}`],
  );
}

function oneOf(texts: readonly string[]): string {
  const [only = END, ...others] = texts;
  return others.length === 0 ? only : `{${texts.join(', ')}}`;
}
