import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Holiday } from '@niyukt/ui-shared/api/types';
import { longDayInIndia } from '@niyukt/ui-shared/domain/format';
import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { failureText } from '../../kit/providers/http-client';
import { useSettingsList } from './useSettingsList';

/** The holidays, earliest first, and what can be done with them. */
export function useHolidays() {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const list = useSettingsList('holidays', (provider) => provider.getHolidays());
  const { dataProvider, rows: holidays, error, retry, readAgain } = list;
  return {
    holidays,
    error,
    retry,
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
    remove: ({ holiday_id, name, day }: Holiday): Promise<void> =>
      list.remove({
        title: 'holidays.deleteTitle',
        text: `${name}, ${longDayInIndia(new Date(day))}`,
        detail: 'holidays.deleteText',
        done: 'holidays.deleted',
        call: () => dataProvider.deleteHoliday(holiday_id),
      }),
  };
}
