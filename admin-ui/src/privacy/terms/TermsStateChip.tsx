import type { AskedAccount } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { termsLook } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../texts/console';

export const termsStateText = ({ state }: Pick<AskedAccount, 'state'>): string => t(`terms.state.${state}`);

/** Where an account stands with the present terms. */
export const TermsStateChip = ({ account }: { account: AskedAccount }) => (
  <StatusChip {...termsLook(account.state)} label={termsStateText(account)} />
);
