import type { Admin } from '@niyukt/ui-shared/api/types';
import { t } from '../../texts/console';

/** What an admin is called; those made by a command may have no name. */
export const adminName = ({ full_name, email }: Admin): string => full_name || email;

/** As `adminName`, and says so when it is oneself. */
export const adminNameFor = (admin: Admin, isSelf: boolean): string =>
  isSelf ? t('admin.yourself', { name: adminName(admin) }) : adminName(admin);
