/** Fields that any entity may get, whatever it is about. */
import type { FieldTheme } from './domain.ts';
import { flag, link, links, moment, text, whole } from './domain.ts';

export const commonFields: readonly FieldTheme[] = [
  text('notes', { max: 250, later: ['internal_notes'] }),
  text('external_code', { min: 3, max: 30, later: ['legacy_code'] }),
  flag('archived', { usually: false, later: ['in_archive'] }),
  whole('priority', { unit: 'priority', min: 1, max: 9, later: ['priority_rank'] }),
  moment('reviewed_at', { later: ['last_reviewed_at'] }),
  link('entered_by', 'Employee', { later: ['recorded_by'] }),
  links('attachments', 'Document', { later: ['attached_documents'] }),
  whole('view_count', { unit: 'views', min: 0, max: 90000, counts: true, later: ['page_views'] }),
  flag('starred', { usually: false, later: ['bookmarked'] }),
  text('color_tag', { min: 3, max: 20, later: ['label_color'] }),
];
