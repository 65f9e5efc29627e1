/** The bytes of an answer in pieces. */

/** A few pieces that are cut without regard to characters: odd lengths, and the rest as it is. */
export function piecesOf(body: Buffer): readonly Buffer[] {
  const cuts = [1, 3, 10, 31];
  return [0, ...cuts]
    .map((start, index) => body.subarray(start, cuts[index]))
    .filter(({ length }) => length > 0);
}
