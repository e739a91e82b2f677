import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { orNothing } from '../records/Nothing';
import { cellOf, type Field, type FieldColumn } from '../resource/fields';

/** A column of a list. */
export interface ListColumn<R extends RaRecord = RaRecord> extends Omit<FieldColumn, 'label'> {
  /** The field of the API; without one, the column is neither sorted nor hidden. */
  source?: string;
  label: string;
  cell: (record: R) => ReactNode;
}

/**
 * The columns of a list.
 * @param sources those that it has, in their order, if not those of its fields
 * @param rowActions what stands in the last column, which has no field
 */
export function columnsOf<R extends RaRecord>(
  fields: readonly Field<R>[],
  sources?: readonly string[],
  rowActions?: (record: R) => ReactNode,
): ListColumn<R>[] {
  const shown = sources?.flatMap((name) => fields.find(({ source }) => source === name) ?? []) ?? fields;
  const columns = shown.flatMap((field): ListColumn<R>[] =>
    field.column === false
      ? []
      : [
          {
            ...field.column,
            source: field.source,
            label: t(field.column?.label ?? field.label),
            cell: (record) => orNothing(cellOf(field, record)),
          },
        ],
  );
  return rowActions ? [...columns, { label: t('list.actions'), align: 'right', cell: rowActions }] : columns;
}
