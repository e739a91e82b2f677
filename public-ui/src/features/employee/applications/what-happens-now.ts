import type { Application } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/applications';

/** One sentence about what happens with a job now, of what the person is told of it. */
export function whatHappensNow({ is_refused, stage, share, company_name }: Application): string {
  if (is_refused) return t('applications.refused');
  if (stage === 'placed') return t('applications.now.placed');
  if (share === 'waiting') return t('applications.waiting', { company: company_name ?? '' });
  if (share === 'expired') return t('applications.expired');
  if (share === 'declined') return t('applications.declined');
  if (share === 'withdrawn') return t('applications.ended');
  if (stage === 'new' && company_name) return t('applications.now.newAt', { company: company_name });
  return t(`applications.now.${stage === 'waiting' ? 'connected' : stage}`);
}

/** Whether an offer is what the person looks for now. */
export const isOffered = ({ is_refused, stage }: Application): boolean => stage === 'offer' && !is_refused;
