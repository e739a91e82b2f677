import '../../../texts/mailings';
import type { MailingRecipient } from '@niyukt/ui-shared/api/types';
import { t } from '../../../texts/console';

function reasonText(reason: string): string {
  if (reason === 'refused') return t('mailing.refusedReason');
  return reason === 'gone' ? t('mailing.goneReason') : t('mailing.missingReason', { field: `{{${reason}}}` });
}

/** What became of the mail to a recipient of a mailing, and why it was not sent. */
export function outcomeText({ state, reason }: Pick<MailingRecipient, 'state' | 'reason'>): string {
  const outcome = t(`mailingState.${state}`);
  return state === 'skipped' && reason ? `${outcome}: ${reasonText(reason)}` : outcome;
}
