import { t } from '@niyukt/ui-shared/i18n/console';

const LABELS: Readonly<Record<string, string>> = {
  super_admin: t('console.superAdmin'),
  admin: t('console.admin'),
  employee: t('kindTitle.employee'),
  company: t('kindTitle.company'),
  system: t('role.system'),
  anonymous: t('role.anonymous'),
};

/** The words for a role; an unknown one is shown as it is. */
export const roleLabel = (role: string): string => LABELS[role] ?? role;
