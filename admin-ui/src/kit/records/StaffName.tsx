import { t } from '../../texts/console';
import { useAssignees } from '../access/useAssignees';

/** The name of an account of the staff. */
export function StaffName({ id }: { id: number }) {
  const staff = useAssignees();
  return staff.find((one) => one.id === String(id))?.name ?? t('staff.unknown', { id });
}
