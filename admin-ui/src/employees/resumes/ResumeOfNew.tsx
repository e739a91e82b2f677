import '../../texts/candidates';
import { LinearProgress } from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { type Failed, failureText } from '../../kit/providers/http-client';
import { FileDrop } from '../../kit/records/FileDrop';
import { type ConsoleTextKey, t } from '../../texts/console';
import type { ResumePreview, ResumeProvider } from './calls';
import { MAX_BYTES, RESUME_FILES } from './resume-files';

/** Too large, of another kind, or damaged. */
const REFUSED = [413, 415, 422];
const isRefused = (error: unknown): boolean => REFUSED.includes((error as Partial<Failed>).status ?? 0);

interface ResumeOfNewProps {
  /** What is saved with the person. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

type Filled = readonly (readonly [name: string, typed: string])[];

/** What the form takes over, as it is typed there. */
const typedOf = ({ full_name, email, phone, skills }: ResumePreview): Filled =>
  [
    ['full_name', full_name ?? ''] as const,
    ['email', email ?? ''] as const,
    ['phone', phone ?? ''] as const,
    ['skills', skills.join(', ')] as const,
  ].filter(([, typed]) => typed !== '');

const labelOf = (name: string): string => t(`resources.employees.fields.${name}` as ConsoleTextKey);

/** Fills a form where nothing was typed, and takes that out again where it was not changed since. */
function useFilling(): { fill: (found: ResumePreview) => Filled; empty: () => void } {
  const { getValues, setValue, resetField } = useFormContext<Record<string, string | null>>();
  const filled = useRef<Filled>([]);
  const fill = (found: ResumePreview): Filled => {
    filled.current = typedOf(found).filter(([name]) => ['', MOBILE_PREFIX].includes(getValues(name) ?? ''));
    for (const [name, typed] of filled.current) setValue(name, typed, { shouldDirty: true, shouldValidate: true });
    return filled.current;
  };
  const empty = (): void => {
    for (const [name, typed] of filled.current) if (getValues(name) === typed) resetField(name);
    filled.current = [];
  };
  return { fill, empty };
}

/** Fills the form with what a resume says, where nothing was typed, and keeps the file for the person who is added. */
export function ResumeOfNew({ file, onFile }: ResumeOfNewProps) {
  const dataProvider = useDataProvider<ResumeProvider>();
  const { fill, empty } = useFilling();
  const nextCall = useFormCall();
  const [isReading, setReading] = useState(false);
  const [found, setFound] = useState<Filled>();
  const [failure, setFailure] = useState<string>();

  const leaveOut = (): void => {
    empty();
    setFound(undefined);
    setFailure(undefined);
    onFile(undefined);
  };
  const fail = (error: unknown): void => {
    if (isRefused(error)) leaveOut();
    setFailure(isRefused(error) ? failureText(error, t('resume.uploadFailed')) : t('resume.notReadNow'));
  };
  const take = async (chosen: File): Promise<void> => {
    leaveOut();
    if (chosen.size > MAX_BYTES) {
      setFailure(t('resume.tooLarge'));
      return;
    }
    // whoever adds the person before it is read, adds it with the file
    onFile(chosen);
    setReading(true);
    try {
      setFound(fill(await dataProvider.lookAtResume(chosen, nextCall().signal)));
    } catch (error) {
      fail(error);
    } finally {
      setReading(false);
    }
  };
  const fields = found?.map(([name]) => labelOf(name)).join(', ');
  return (
    <FileDrop
      hint={t('resume.ofNewHint')}
      choose={t(file ? 'resume.chooseOther' : 'resume.chooseOfNew')}
      accept={RESUME_FILES}
      isBusy={isReading}
      failure={failure}
      onTake={(chosen) => void take(chosen)}
      said={
        file && (
          <>
            {t(isReading ? 'resume.reading' : 'resume.savedWith', { name: file.name })}
            {found && ` ${fields ? t('resume.filledIn', { fields }) : t('resume.saysNothing')}`}
            {isReading && <LinearProgress aria-label={file.name} sx={{ mt: 1 }} />}
          </>
        )
      }
      undo={file && !isReading ? { label: t('resume.leaveOut'), onUndo: leaveOut } : undefined}
      isPageWide
    />
  );
}
