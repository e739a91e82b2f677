import type { AskedAccount } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { t } from '@niyukt/ui-shared/i18n/console';
import { termsLook } from '@niyukt/ui-shared/theme/status-look';

export const termsStateText = ({ state }: Pick<AskedAccount, 'state'>): string => t(`terms.state.${state}`);

/** Where an account stands with the present terms. */
export const TermsStateChip = ({ account }: { account: AskedAccount }) => (
  <StatusChip {...termsLook(account.state)} label={termsStateText(account)} />
);
