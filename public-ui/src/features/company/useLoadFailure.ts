import { useEffect } from 'react';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useBanner } from '../../lib/useBanner';
import { useCompanyProfile } from './queries';

/** Says once that the company's profile, or what its page shows, could not be loaded. */
export function useLoadFailure(ofPage: Error | null): void {
  const { error: ofProfile } = useCompanyProfile();
  const { fail } = useBanner();
  const failure = ofProfile ?? ofPage;
  const both = ofProfile && ofPage && t('company.dataFailed');
  const text = both ?? (failure && errorText(failure, failure.message));
  useEffect(() => {
    if (text) fail(text);
  }, [text, fail]);
}
