import { t } from '@niyukt/ui-shared/i18n/console';
import type { RaRecord } from 'react-admin';
import { isSuperAdmin } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { Column, type ColumnProps } from './Column';

/** The last column, with the icon that deletes a row; only super admins have it (docs/rules.md#delete). */
export function DeleteColumn<R extends RaRecord>({ render }: Required<Pick<ColumnProps<R>, 'render'>>) {
  if (!isSuperAdmin(useStaff())) return null;
  return <Column<R> label={t('list.actions')} align="right" render={render} />;
}
