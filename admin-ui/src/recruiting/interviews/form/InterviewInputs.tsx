import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceLine, DigitLine, TextLine, WHOLE_ROW } from '../../../kit/records/inputs';
import { MoreInputs } from '../../../kit/records/MoreInputs';
import { t } from '../../../texts/console';
import { AttendeesInput } from './AttendeesInput';
import { INTERVIEW_MODES, type InterviewForm } from './interview-forms';
import { InWords, TimeInputs, ZoneInput } from './TimeInputs';

const ROUND_DIGITS = 2;

interface InterviewInputsProps {
  companyId: number | undefined;
  isNew?: boolean;
}

/** What an admin enters about an interview: first when, how and with whom. */
export function InterviewInputs({ companyId, isNew = false }: InterviewInputsProps) {
  const mode = useWatch<InterviewForm, 'mode'>({ name: 'mode' });
  return (
    <>
      <TimeInputs />
      <InWords />
      <ChoiceLine
        source="mode"
        label={t('interview.mode')}
        choices={INTERVIEW_MODES.map((id) => ({ id, name: t(`interview.mode.${id}`) }))}
        isRequired
      />
      {mode === 'video' ? (
        <TextLine source="link" label={t('interview.link')} hint={t('interview.linkHint')} />
      ) : (
        <TextLine source="place" label={t('interview.place')} hint={t('interview.placeHint')} />
      )}
      <AttendeesInput companyId={companyId} hasUsual={isNew} />
      <MoreInputs label={t('interview.more')} sources={['time_zone', 'round', 'note_company', 'note_person']}>
        <ZoneInput />
        <DigitLine source="round" label={t('interview.round')} most={ROUND_DIGITS} />
        <BooleanInput source="names_shown" label={t('interview.namesShown')} helperText={false} sx={WHOLE_ROW} />
        <TextLine source="note_company" label={t('interview.noteCompany')} lines={2} isWide />
        <TextLine source="note_person" label={t('interview.notePerson')} lines={2} isWide />
      </MoreInputs>
    </>
  );
}
