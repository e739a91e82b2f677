import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { byFieldOrder, fieldLabel, valueText } from './field-words';

/** A field of an entry: what stood there before, and after. */
export interface ChangedField {
  field: string;
  label: string;
  before: string;
  after: string;
}

/** The fields that an entry tells of, in words. */
export function changedFields({ kind, before, after }: AuditEntry): ChangedField[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.sort(byFieldOrder).map((field) => ({
    field,
    label: fieldLabel(field, kind),
    before: valueText(field, kind, before?.[field]),
    after: valueText(field, kind, after?.[field]),
  }));
}

/** One side of an entry in a single line, for a cell of a spreadsheet; what was empty is left out. */
export const sideText = (entry: AuditEntry, side: 'before' | 'after'): string =>
  changedFields(entry)
    .filter((changed) => changed[side] !== '')
    .map((changed) => `${changed.label}: ${changed[side]}`)
    .join('; ');
