import { Button, LinearProgress, Typography } from '@mui/material';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { failureText, type Failed } from '../../kit/providers/http-client';
import { FileDrop } from '../../kit/records/FileDrop';
import type { LookedAtResume, ResumeProvider } from './calls';
import { MAX_BYTES, RESUME_FILES } from './resume-files';

/** Too large, of another kind, or damaged. */
const REFUSED = [413, 415, 422];
const isRefused = (error: unknown): boolean => REFUSED.includes((error as Partial<Failed>).status ?? 0);

interface ResumeOfNewProps {
  /** What is saved with the person. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

/** What the form takes over, as it is typed there. */
const typedOf = ({ full_name, email, phone, skills }: LookedAtResume): [name: string, typed: string][] =>
  [
    ['full_name', full_name ?? ''],
    ['email', email ?? ''],
    ['phone', phone ?? ''],
    ['skills', skills.join(', ')],
  ].filter((entry): entry is [string, string] => entry[1] !== '');

/** Fills the form with what a resume says, where nothing was typed, and keeps the file for the person who is added. */
export function ResumeOfNew({ file, onFile }: ResumeOfNewProps) {
  const dataProvider = useDataProvider<ResumeProvider>();
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const nextCall = useFormCall();
  const [reading, setReading] = useState<string>();
  const [said, setSaid] = useState<string>();
  const forget = useEffectEvent(() => onFile(undefined));
  useEffect(() => () => forget(), []);

  const fill = (found: LookedAtResume): number => {
    const missing = typedOf(found).filter(([name]) => ['', MOBILE_PREFIX].includes(getValues(name) ?? ''));
    for (const [name, typed] of missing) setValue(name, typed, { shouldDirty: true, shouldValidate: true });
    return missing.length;
  };
  const take = async (chosen: File): Promise<void> => {
    onFile(undefined);
    if (chosen.size > MAX_BYTES) {
      setSaid(t('resume.tooLarge'));
      return;
    }
    setSaid(undefined);
    setReading(chosen.name);
    try {
      const count = fill(await dataProvider.lookAtResume(chosen, nextCall().signal));
      if (!count) setSaid(t('resume.saysNothing'));
      onFile(chosen);
    } catch (error) {
      setSaid(isRefused(error) ? failureText(error, t('resume.uploadFailed')) : t('resume.notReadNow'));
      if (!isRefused(error)) onFile(chosen);
    } finally {
      setReading(undefined);
    }
  };
  return (
    <FileDrop
      hint={t('resume.ofNewHint')}
      choose={t('resume.chooseOfNew')}
      accept={RESUME_FILES}
      isBusy={reading !== undefined}
      failure={said}
      onTake={(chosen) => void take(chosen)}
    >
      {reading && (
        <div role="status">
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('resume.reading', { name: reading })}
          </Typography>
          <LinearProgress aria-label={reading} />
        </div>
      )}
      {file && (
        <Typography role="status" variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('resume.savedWith', { name: file.name })}
          <Button size="small" onClick={() => onFile(undefined)}>
            {t('resume.leaveOut')}
          </Button>
        </Typography>
      )}
    </FileDrop>
  );
}
