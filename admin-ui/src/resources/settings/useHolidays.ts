import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Holiday } from '@niyukt/ui-shared/api/types';
import { longDayInIndia } from '@niyukt/ui-shared/domain/format';
import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNotice } from '../../platform/notices/useNotice';
import { failureText } from '../../platform/providers/http-client';
import { useConfirm } from '../../platform/records/ConfirmProvider';
import type { SettingsProvider } from './calls';

const QUERY = ['settings', 'holidays'];

/** The holidays, earliest first, and what can be done with them. */
export function useHolidays() {
  const dataProvider = useDataProvider<SettingsProvider>();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const notify = useNotice();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({ queryKey: QUERY, queryFn: () => dataProvider.getHolidays() });
  const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: QUERY });
  return {
    // react-admin answers an empty record once the session has ended
    holidays: Array.isArray(data) ? data : undefined,
    error,
    retry: () => void refetch(),
    isBusy,
    add: (holiday: { day: string; name: string }, call: FormCall) =>
      dataProvider.addHoliday(holiday, call).finally(readAgain),
    /** Adds holidays one after the other; those that are there already do not hold back the rest. */
    addNational: async (missing: readonly { day: string; name: ConsoleTextKey }[]): Promise<void> => {
      setBusy(true);
      const outcomes = await Promise.allSettled(
        missing.map(({ day, name }) => dataProvider.addHoliday({ day, name: t(name) })),
      );
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      if (refused) notify(failureText(refused.reason, t('holidays.addFailed')), { type: 'error' });
      else notify(t('holidays.nationalAdded', { count: missing.length }), { type: 'success' });
      await readAgain();
      setBusy(false);
    },
    remove: async ({ holiday_id, name, day }: Holiday): Promise<void> => {
      const isConfirmed = await confirm({
        title: t('holidays.deleteTitle'),
        text: `${name}, ${longDayInIndia(new Date(day))}`,
        details: [t('holidays.deleteText')],
        confirmLabel: t('delete.action'),
        isDanger: true,
      });
      if (!isConfirmed) return;
      try {
        await dataProvider.deleteHoliday(holiday_id);
        notify(t('holidays.deleted'), { type: 'success' });
      } catch (refusal) {
        notify(failureText(refusal, t('delete.failed')), { type: 'error' });
      } finally {
        await readAgain();
      }
    },
  };
}
