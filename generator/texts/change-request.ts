/** The `change_request.md` of a turn: desc_action of the paper (appendix E.3). */
import { describeChange } from '../../spec/changes/table.ts';
import type { Change } from '../../spec/changes/table.ts';
import { renderText } from './template.ts';

/** One list item per change, in the order of the turn. The frame around it belongs to the prompt of the runner. */
export function changeRequest(changes: readonly Change[]): string {
  return renderText('change-request', changeRequestView(changes));
}

/** What the template shows. */
export function changeRequestView(changes: readonly Change[]): {
  readonly changes: readonly string[];
} {
  return { changes: changes.map((change) => `${describeChange(change)}.`) };
}
