import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Button, IconButton, Typography } from '@mui/material';
import type { Holiday } from '@niyukt/ui-shared/api/types';
import { isoDayInIndia, longDayInIndia } from '@niyukt/ui-shared/domain/format';
import { holidayForm } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { FormDialog } from '../../kit/records/FormDialog';
import { DayLine, TextLine } from '../../kit/records/inputs';
import { missingNationalHolidays, twoYears } from './national-holidays';
import { SettingsListCard } from './SettingsListCard';
import { useHolidays } from './useHolidays';

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

/** The days that are no business days besides weekends. */
export function Holidays({ mayChange }: { mayChange: boolean }) {
  const { holidays, error, retry, add, addNational, remove, isBusy } = useHolidays();
  const [isAdding, setAdding] = useState(false);
  const [year] = twoYears();
  const missing = holidays && missingNationalHolidays(holidays.map(({ day }) => day));
  return (
    <SettingsListCard
      title={t('holidays.title')}
      hint={t('holidays.hint')}
      none={t('holidays.none')}
      rows={holidays?.map((holiday) => (
        <HolidayLine
          key={holiday.holiday_id}
          holiday={holiday}
          onDelete={mayChange ? () => void remove(holiday) : undefined}
        />
      ))}
      error={error}
      loadFailed={t('holidays.loadFailed')}
      retry={retry}
      height={120}
    >
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
          defaultValues={{ day: isoDayInIndia(new Date()), name: '' }}
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
