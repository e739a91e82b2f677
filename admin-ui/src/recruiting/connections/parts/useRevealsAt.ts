import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { AgencySettings, Connection } from '@niyukt/ui-shared/api/types';
import { t } from '../../../texts/console';
import { type Reveal, revealOf, showsMore } from '../../reveal';

type Provider = DataProvider & { getAgencySettings: () => Promise<AgencySettings> };
type Shown = Pick<Connection, 'share' | 'reveal'>;

const FRESH_MILLISECONDS = 60_000;

/**
 * What a placement status shows a company more of a person whom it sees (docs/rules.md#reveal).
 * @returns a function that answers the step, `unknown` when the settings could not be read, and nothing where it sees no more
 */
export function useRevealStep(): (connection: Shown, status: string) => Promise<Reveal | 'unknown' | undefined> {
  const dataProvider = useDataProvider<Provider>();
  const queryClient = useQueryClient();
  return async ({ share, reveal }, status) => {
    if (share !== 'submitted' || reveal === 'contact') return undefined;
    try {
      const settings = await queryClient.query({
        queryKey: ['settings', 'agency'],
        queryFn: () => dataProvider.getAgencySettings(),
        staleTime: FRESH_MILLISECONDS,
      });
      const step = revealOf(status, settings);
      return showsMore(step, reveal) ? step : undefined;
    } catch {
      return 'unknown';
    }
  };
}

/** The same in words. */
export function useRevealsAt(): (connection: Shown, status: string) => Promise<string | undefined> {
  const stepAt = useRevealStep();
  return async (connection, status) => {
    const step = await stepAt(connection, status);
    if (step === 'name' || step === 'contact') return t(`status.reveals.${step}`);
    return step === 'unknown' ? t('status.mayReveal') : undefined;
  };
}
