import { Autocomplete, Box, MenuItem, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { INDIA } from '@niyukt/ui-shared/domain/calendar-days';
import { MINUTE_MILLISECONDS } from '@niyukt/ui-shared/domain/durations';
import { dayInWords } from '@niyukt/ui-shared/domain/format';
import { minutesAfter, momentAt, ownZone } from '@niyukt/ui-shared/domain/zone-time';
import { WHOLE_ROW } from '../../../kit/records/inputs';
import { t } from '../../../texts/console';
import { namedPeriodText, wallAt } from '../parts/times';
import type { InterviewForm } from './interview-forms';
import { periodOf } from './interview-values';

const HOUR_MINUTES = 60;
const USUAL_MINUTES = HOUR_MINUTES;
const LENGTHS = [30, 45, 60, 90, 120];

const lengthText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return [hours && t('interview.hours', { count: hours }), rest && t('interview.minutes', { count: rest })]
    .filter(Boolean)
    .join(' ');
};

/** Minutes from start to end, where both are known and in this order. */
function lengthOf({ time_zone: zone, starts_at, ends_at }: InterviewForm): number | undefined {
  const [start, end] = [momentAt(zone, starts_at), momentAt(zone, ends_at)];
  const minutes = start && end ? (Date.parse(end) - Date.parse(start)) / MINUTE_MILLISECONDS : 0;
  return minutes > 0 ? minutes : undefined;
}

/** Day, time and length. The form keeps start and end; another start moves the end with it. */
export function TimeInputs() {
  const { setValue } = useFormContext<InterviewForm>();
  const { field: start, fieldState } = useController<InterviewForm, 'starts_at'>({ name: 'starts_at' });
  const { errors, isSubmitted } = useFormState<InterviewForm>({ name: 'ends_at' });
  const values = useWatch<InterviewForm>() as InterviewForm;
  const [chosen, setChosen] = useState(USUAL_MINUTES);
  const [day = '', time = ''] = values.starts_at.split('T');
  const length = lengthOf(values) ?? chosen;
  const change = (wall: string, minutes: number): void => {
    setValue('starts_at', wall, { shouldDirty: true, shouldValidate: isSubmitted });
    const moment = momentAt(values.time_zone, wall);
    const end = moment ? wallAt(values.time_zone, minutesAfter(values.time_zone, moment, minutes)) : '';
    setValue('ends_at', end, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const move = (newDay: string, newTime: string): void =>
    change(newDay || newTime ? `${newDay}T${newTime}` : '', length);
  const wrong = fieldState.error?.message;
  const wrongLength = wrong ? undefined : errors.ends_at?.message;
  const part = { required: true, autoComplete: 'off', onBlur: start.onBlur } as const;
  return (
    <Box
      sx={{
        ...WHOLE_ROW,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1.2fr 1.2fr' },
        columnGap: 2,
      }}
    >
      <TextField
        {...part}
        inputRef={start.ref}
        type="date"
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        label={t('interview.day')}
        value={day}
        error={Boolean(wrong)}
        helperText={wrong ?? dayInWords(day)}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => move(target.value, time)}
      />
      <TextField
        {...part}
        type="time"
        label={t('interview.time')}
        value={time}
        error={Boolean(wrong)}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => move(day, target.value)}
      />
      <TextField
        select
        label={t('interview.length')}
        value={length}
        error={Boolean(wrongLength)}
        helperText={wrongLength}
        onChange={({ target }) => {
          setChosen(Number(target.value));
          change(values.starts_at, Number(target.value));
        }}
      >
        {[...new Set([...LENGTHS, length])]
          .sort((one, other) => one - other)
          .map((minutes) => (
            <MenuItem key={minutes} value={minutes}>
              {lengthText(minutes)}
            </MenuItem>
          ))}
      </TextField>
    </Box>
  );
}

/** The zones of the browser, India's first. */
function zoneNames(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Asia/Calcutta');
  return [...new Set([INDIA, ownZone(), chosen, ...known])];
}

/** The zone in which the time is typed. The walls stay as they are. */
export function ZoneInput() {
  const { setValue } = useFormContext<InterviewForm>();
  const zone = useWatch<InterviewForm, 'time_zone'>({ name: 'time_zone' });
  const zones = useMemo(() => zoneNames(zone), [zone]);
  return (
    <Autocomplete
      sx={WHOLE_ROW}
      disableClearable
      options={zones}
      value={zone}
      onChange={(_event, chosen) => setValue('time_zone', chosen, { shouldDirty: true, shouldValidate: true })}
      noOptionsText={t('interview.zoneNone')}
      openText={t('record.open')}
      closeText={t('action.close')}
      renderInput={(input) => (
        <TextField {...input} label={t('interview.zone')} helperText={t('interview.zoneHint')} required />
      )}
    />
  );
}

/** Start and end in words, in India's zone and in those in which clocks show another time. */
export function InWords() {
  const values = useWatch<InterviewForm>() as InterviewForm;
  const { time_zone } = values;
  const period = periodOf(values);
  const isWhole = [period.starts_at, period.ends_at].every((moment) => /[+-]\d\d:\d\d$/.test(moment));
  const zones = isWhole
    ? [INDIA, time_zone, ownZone()].filter(
        (zone, index, all) =>
          all.findIndex((other) => wallAt(other, period.starts_at) === wallAt(zone, period.starts_at)) === index,
      )
    : [];
  return (
    <Box sx={{ ...WHOLE_ROW, minHeight: '1.5em' }} role="status">
      {zones.map((zone) => (
        <Typography key={zone} variant="body2" color="text.secondary">
          {namedPeriodText(period, zone)}
        </Typography>
      ))}
    </Box>
  );
}
