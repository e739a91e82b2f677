import { t } from '@niyukt/ui-shared/i18n/console';

/** The words for whether an admin can log in. */
export const adminStateLabel = (disabled: boolean): string => t(disabled ? 'admin.disabledState' : 'admin.active');
