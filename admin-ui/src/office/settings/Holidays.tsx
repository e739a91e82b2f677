import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import * as z from 'zod/mini';
import type { Holiday } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { longDayInIndia } from '@niyukt/ui-shared/domain/format';
import { day, required } from '../../kit/forms/rules';
import { failureText } from '../../kit/providers/http-client';
import { FormDialog } from '../../kit/records/FormDialog';
import { DayLine, TextLine } from '../../kit/records/inputs';
import { type ConsoleTextKey, t } from '../../texts/console';
import { FoldedRows, SettingsListCard } from './SettingsListCard';
import { useSettingsList } from './useSettingsList';

/** A holiday of the agency. */
const holidayForm = z.object({ day: day(), name: required('holidays.nameRequired') });

const longDay = (day: string): string => longDayInIndia(new Date(day));

function HolidayLine({ holiday, onDelete }: { holiday: Holiday; onDelete: (() => void) | undefined }) {
  const label = t('holidays.delete', { name: holiday.name, day: longDay(holiday.day) });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        '& + &': { borderTop: '1px solid var(--line)' },
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{holiday.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {longDay(holiday.day)}
        </Typography>
      </Box>
      {onDelete && (
        <IconButton aria-label={label} title={label} onClick={onDelete} className="no-print">
          <DeleteOutline />
        </IconButton>
      )}
    </Box>
  );
}

/** The three national holidays, by day and month. */
const NATIONAL: readonly { date: string; name: ConsoleTextKey }[] = [
  { date: '01-26', name: 'holidays.republic' },
  { date: '08-15', name: 'holidays.independence' },
  { date: '10-02', name: 'holidays.gandhi' },
];

/** This year in India, and the next. */
const twoYears = (): [number, number] => {
  const year = Number(today().slice(0, 4));
  return [year, year + 1];
};

/** India's national holidays of this and next year that are not known yet. @param known ISO days */
const missingNationalHolidays = (known: readonly string[]): { day: string; name: ConsoleTextKey }[] =>
  twoYears()
    .flatMap((year) => NATIONAL.map(({ date, name }) => ({ day: `${year}-${date}`, name })))
    .filter(({ day }) => !known.includes(day));

/** The holidays, earliest first, and what can be done with them. */
function useHolidays() {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const list = useSettingsList('holidays', (provider) => provider.getHolidays());
  const { dataProvider, rows: holidays, error, retry, invalidate } = list;
  return {
    holidays,
    error,
    retry,
    isBusy,
    add: (holiday: { day: string; name: string }, call: FormCall) =>
      dataProvider.addHoliday(holiday, call).finally(invalidate),
    /** Adds holidays one after the other; those that are there already do not hold back the rest. */
    addNational: async (missing: readonly { day: string; name: ConsoleTextKey }[]): Promise<void> => {
      setBusy(true);
      const outcomes = await Promise.allSettled(
        missing.map(({ day, name }) => dataProvider.addHoliday({ day, name: t(name) })),
      );
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      if (refused) notify(failureText(refused.reason, t('holidays.addFailed')), { type: 'error' });
      else notify(t('holidays.nationalAdded', { count: missing.length }), { type: 'success' });
      await invalidate();
      setBusy(false);
    },
    remove: ({ holiday_id, name, day }: Holiday): void =>
      list.remove({
        title: 'holidays.deleteTitle',
        text: `${name}, ${longDayInIndia(new Date(day))}`,
        detail: 'holidays.deleteText',
        done: 'holidays.deleted',
        call: () => dataProvider.deleteHoliday(holiday_id),
      }),
  };
}

/** The days that are no business days besides weekends. */
export function Holidays({ mayChange }: { mayChange: boolean }) {
  const { holidays, error, retry, add, addNational, remove, isBusy } = useHolidays();
  const [isAdding, setAdding] = useState(false);
  const [year] = twoYears();
  const missing = holidays && missingNationalHolidays(holidays.map(({ day }) => day));
  const now = today();
  const past = holidays?.filter(({ day }) => day < now) ?? [];
  const lineOf = (holiday: Holiday) => (
    <HolidayLine key={holiday.holiday_id} holiday={holiday} onDelete={mayChange ? () => remove(holiday) : undefined} />
  );
  return (
    <SettingsListCard
      title={t('holidays.title')}
      hint={t('holidays.hint')}
      {...(holidays?.length === 0 && { none: t('holidays.none') })}
      rows={holidays?.filter(({ day }) => day >= now).map(lineOf)}
      error={error}
      loadFailed={t('holidays.loadFailed')}
      retry={retry}
      height={120}
    >
      {past.length > 0 && (
        <FoldedRows title={t('holidays.past', { count: past.length })}>{past.map(lineOf)}</FoldedRows>
      )}
      {mayChange && missing && (
        <Box className="no-print" sx={{ display: 'grid', gap: 1, mt: 1.5, justifyItems: 'start' }}>
          {missing.length > 0 && (
            <Button variant="outlined" disabled={isBusy} onClick={() => void addNational(missing)}>
              {t('holidays.addNational', { year, next: year + 1 })}
            </Button>
          )}
          <Button variant="outlined" startIcon={<Add />} onClick={() => setAdding(true)}>
            {t('holidays.add')}
          </Button>
        </Box>
      )}
      {isAdding && (
        <FormDialog
          title={t('holidays.add')}
          schema={holidayForm}
          defaultValues={{ day: today(), name: '' }}
          send={add}
          texts={{ success: t('holidays.added'), failure: t('holidays.addFailed') }}
          onClose={() => setAdding(false)}
        >
          <DayLine source="day" label={t('holidays.day')} isRequired />
          <TextLine source="name" label={t('holidays.name')} isRequired />
        </FormDialog>
      )}
    </SettingsListCard>
  );
}
