import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { INDIA, minutesAfter, momentAt, ownZone } from '@niyukt/ui-shared/domain/zone-time';
import { INTERVIEW_MODES, type InterviewForm } from '@niyukt/ui-shared/forms/interview-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useMemo } from 'react';
import { BooleanInput, TextInput } from 'react-admin';
import { useWatch, useFormContext } from 'react-hook-form';
import { ChoiceLine, DigitLine, TextLine, WHOLE_ROW, commonOf } from '../../../kit/records/inputs';
import { namedPeriodText, wallAt } from '../parts/times';
import { AttendeesInput } from './AttendeesInput';
import { periodOf } from './interview-values';

const ROUND_DIGITS = 2;

const MINUTE = 60_000;
const USUAL_MINUTES = 60;

const asTyped = (typed: string | null): string => typed ?? '';

/** The zones of the browser, India's first. */
function zoneNames(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Asia/Calcutta');
  return [...new Set([INDIA, ownZone(), chosen, ...known])];
}

/** The zone in which start and end are typed. The walls stay as they are. */
function ZoneInput() {
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
function InWords() {
  const values = useWatch<InterviewForm>() as InterviewForm;
  const { time_zone } = values;
  const period = periodOf(values);
  const isWhole = [period.starts_at, period.ends_at].every((moment) => /[+-]\d\d:\d\d$/.test(moment));
  const zones = isWhole
    ? [INDIA, time_zone, ownZone()].filter(
        (zone, place, all) =>
          all.findIndex((other) => wallAt(other, period.starts_at) === wallAt(zone, period.starts_at)) === place,
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

/** Start, end and their zone. Another start moves the end with it. */
function TimeInputs() {
  const { getValues, setValue } = useFormContext<InterviewForm>();
  const moveEnd = (wall: string): void => {
    const { time_zone: zone, starts_at, ends_at } = getValues();
    const start = momentAt(zone, wall);
    if (!start) return;
    const [was, end] = [momentAt(zone, starts_at), momentAt(zone, ends_at)];
    const length = was && end ? (Date.parse(end) - Date.parse(was)) / MINUTE : USUAL_MINUTES;
    setValue('ends_at', wallAt(zone, minutesAfter(zone, start, length > 0 ? length : USUAL_MINUTES)), {
      shouldDirty: true,
    });
  };
  const common = { type: 'datetime-local', parse: asTyped, format: asTyped, autoComplete: 'off' } as const;
  return (
    <>
      <TextInput
        {...commonOf({ source: 'starts_at', label: t('interview.starts'), isRequired: true }, true)}
        {...common}
        parse={(typed: string | null) => {
          moveEnd(asTyped(typed));
          return asTyped(typed);
        }}
      />
      <TextInput {...commonOf({ source: 'ends_at', label: t('interview.ends'), isRequired: true }, true)} {...common} />
      <ZoneInput />
      <InWords />
    </>
  );
}

interface InterviewInputsProps {
  companyId: number | undefined;
  isNew?: boolean;
}

/** What an admin enters about an interview. */
export function InterviewInputs({ companyId, isNew = false }: InterviewInputsProps) {
  const mode = useWatch<InterviewForm, 'mode'>({ name: 'mode' });
  return (
    <>
      <TimeInputs />
      <ChoiceLine
        source="mode"
        label={t('interview.mode')}
        choices={INTERVIEW_MODES.map((id) => ({ id, name: t(`interview.mode.${id}`) }))}
        isRequired
      />
      <DigitLine source="round" label={t('interview.round')} most={ROUND_DIGITS} />
      {mode === 'video' ? (
        <TextLine source="link" label={t('interview.link')} hint={t('interview.linkHint')} sx={WHOLE_ROW} />
      ) : (
        <TextLine source="place" label={t('interview.place')} hint={t('interview.placeHint')} sx={WHOLE_ROW} />
      )}
      <AttendeesInput companyId={companyId} hasUsual={isNew} />
      <BooleanInput source="names_shown" label={t('interview.namesShown')} helperText={false} sx={WHOLE_ROW} />
      <TextLine source="note_company" label={t('interview.noteCompany')} lines={2} sx={WHOLE_ROW} />
      <TextLine source="note_person" label={t('interview.notePerson')} lines={2} sx={WHOLE_ROW} />
    </>
  );
}
