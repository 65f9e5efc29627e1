/** The `change_request.md` of a turn: desc_action of the paper (appendix E.3). */
import { describeChange } from '../../spec/changes/table.ts';
import type { Change } from '../../spec/changes/table.ts';
import { template } from '../render/template.ts';

interface ChangeRequestView {
  readonly changes: readonly string[];
}

const render: (view: ChangeRequestView) => string = template('texts/change-request');

/** One list item per change, in the order of the turn. The frame around it belongs to the prompt of the runner. */
export function changeRequest(changes: readonly Change[]): string {
  return render(changeRequestView(changes));
}

/** What the template shows. */
export function changeRequestView(changes: readonly Change[]): ChangeRequestView {
  return { changes: changes.map((change) => `${describeChange(change)}.`) };
}
