import { type ConsoleTextKey, t } from '../../texts/console';

const LABELS: Readonly<Record<string, ConsoleTextKey>> = {
  super_admin: 'console.superAdmin',
  admin: 'console.admin',
  employee: 'kindTitle.employee',
  company: 'kindTitle.company',
  system: 'role.system',
  anonymous: 'role.anonymous',
};

/** The words for a role; an unknown one is shown as it is. */
export const roleLabel = (role: string): string => {
  const label = LABELS[role];
  return label ? t(label) : role;
};
