/** The `change_request.md` of a turn: desc_action of the paper (appendix E.3). */
import { changeSentence } from '../../spec/changes/table.ts';
import type { Change } from '../../spec/changes/table.ts';
import { several } from '../../spec/wording/lists.ts';
import { read } from '../../spec/wording/phrase.ts';
import type { Phrase } from '../../spec/wording/phrase.ts';
import { between } from '../../spec/wording/sentence.ts';

/** One list item per change. */
export const request: Phrase<readonly Change[]> = several(between('- ', changeSentence, '.\n'), '');

/** The changes in the order of the turn. The frame around the list belongs to the prompt of the runner. */
export function changeRequest(changes: readonly Change[]): string {
  return request.write(changes);
}

/** The changes that a request asks for. Throws a `ReadingError` where it is not understood. */
export function readChangeRequest(text: string): readonly Change[] {
  return read(request, text);
}
