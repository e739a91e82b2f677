import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import { t } from '../../texts/console';
import { isSuperAdmin, mayDo, type Staff } from '../access/staff';
import { orNothing } from '../records/Nothing';
import { cellOf, type Field } from '../resource/fields';
import { DeletableRowMenu } from './RowMenu';

/** A column of a `DataTable`, as react-admin's takes it. */
export interface ColumnProps<R extends RaRecord = RaRecord> {
  /** The field of the API; without one, the column is neither sorted nor hidden. */
  source?: string;
  /** In place of the field's own. */
  label?: string;
  /** What stands in its cells, if not what the field of that name shows. */
  render?: (record: R) => ReactNode;
  disableSort?: boolean;
  /** Which way the first press sorts. */
  sortByOrder?: SortPayload['order'];
  align?: 'right';
  /** Of head and cells; `nowrap` keeps them in one line. */
  className?: string;
}

/** A column of a list, with what its field adds. */
export interface ListColumn<R extends RaRecord = RaRecord> extends Omit<ColumnProps<R>, 'render' | 'label'> {
  label: string;
  /** Not shown until it is chosen. */
  isHidden?: boolean;
  cell: (record: R) => ReactNode;
}

/** Its table reads the props and draws it. */
type Column = <R extends RaRecord>(column: ColumnProps<R>) => ReactNode;

export const Col: Column = () => null;

/** Of numbers: they end at the right. */
export const NumberCol: Column = () => null;

interface DeleteColumnProps<R extends RaRecord> {
  /** What the record of a row is called in the question. */
  nameOf: (record: R) => string;
}

/** Ours: the menu that deletes the record of a row; only super admins see it (docs/rules.md#delete). */
export const DeleteCol: <R extends RaRecord>(column: DeleteColumnProps<R>) => ReactNode = () => null;

function deleteColumn<R extends RaRecord>({ nameOf }: DeleteColumnProps<R>): ListColumn<R> {
  return {
    label: t('list.actions'),
    align: 'right',
    cell: (record) => <DeletableRowMenu name={nameOf(record)} />,
  };
}

/** Text and cell of a column without a field. */
const without = <R extends RaRecord>({ source = '', label = '', render }: ColumnProps<R>) => ({
  label,
  cell: render ?? ((record: R) => orNothing(record[source] as ReactNode)),
});

function columnOf<R extends RaRecord>(column: ColumnProps<R>, fields: readonly Field<R>[]): ListColumn<R> {
  const { label, render, ...rest } = column;
  const field = fields.find(({ source }) => source === column.source);
  if (!field) return { ...rest, ...without(column) };
  return {
    ...rest,
    label: label ?? t(field.label),
    cell: (record) => orNothing(render ? render(record) : cellOf(field, record)),
  };
}

/**
 * The columns among the children of a table.
 * @param fields say what a column with their source is called and shows
 * @param hidden sources of those that are not shown until they are chosen
 * @throws Error for a child that is none
 */
export function columnsIn<R extends RaRecord>(
  children: ReactNode,
  fields: readonly Field<R>[],
  hidden: readonly string[],
  staff: Staff,
): ListColumn<R>[] {
  return Children.toArray(children).flatMap((child): ListColumn<R>[] => {
    if (!isValidElement<ColumnProps<R> & DeleteColumnProps<R> & { children?: ReactNode }>(child)) return [];
    if (child.type === Fragment) return columnsIn(child.props.children, fields, hidden, staff);
    if (child.type === DeleteCol) return isSuperAdmin(staff) ? [deleteColumn(child.props)] : [];
    if (child.type !== Col && child.type !== NumberCol) throw new Error('A DataTable holds columns only');
    const { source } = child.props;
    const needs = fields.find((field) => field.source === source)?.needs;
    if (needs && !mayDo(staff, needs)) return [];
    return [
      {
        ...columnOf(child.props, fields),
        ...(child.type === NumberCol && { align: 'right' as const }),
        ...(source !== undefined && hidden.includes(source) && { isHidden: true }),
      },
    ];
  });
}
