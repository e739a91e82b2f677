import { useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { isEditConflict } from '../../../kit/providers/http-client';
import { FormDialog } from '../../../kit/records/FormDialog';
import { t } from '../../../texts/console';
import type { InterviewProvider } from '../calls';
import { type Period, wallAt } from '../parts/times';
import { warningTexts } from '../parts/warning-texts';
import { type InterviewForm, interviewForm } from './interview-forms';
import { changedValues, valuesOfInterview } from './interview-values';
import { InterviewInputs } from './InterviewInputs';
import { useClash } from './useClash';

interface EditInterviewProps {
  interview: Interview;
  /** A proposed time: filled in, not saved. */
  slot?: Period | undefined;
  onClose: () => void;
}

/** What stays with its form: another version of the interview is told beside what was typed. */
const conflict = (): HttpError =>
  new HttpError('', 409, {
    error: t('interview.changedMeanwhile'),
    errors: { root: { serverError: t('interview.changedMeanwhile') } },
  });

/** Edits an interview over its drawer. Only what was changed is sent, over what is there now. */
export function EditInterview({ interview, slot, onClose }: EditInterviewProps) {
  const dataProvider = useDataProvider<InterviewProvider>();
  const askAboutClash = useClash();
  const [opened] = useState(() => valuesOfInterview(interview));
  const [shown] = useState<InterviewForm>(() => ({
    ...opened,
    ...(slot && {
      starts_at: wallAt(opened.time_zone, slot.starts_at),
      ends_at: wallAt(opened.time_zone, slot.ends_at),
    }),
  }));
  const save = async (values: InterviewForm, call: Parameters<InterviewProvider['changeInterview']>[2]) => {
    const changes = changedValues(opened, values);
    if (Object.keys(changes).length === 0) return interview;
    try {
      return await askAboutClash((allowed) =>
        dataProvider.changeInterview(interview.id, { ...changes, version: interview.version, ...allowed }, call),
      );
    } catch (error) {
      throw isEditConflict(error) ? conflict() : error;
    }
  };
  return (
    <FormDialog<InterviewForm>
      title={t('interview.edit')}
      label={t('action.save')}
      schema={interviewForm}
      defaultValues={shown}
      send={save}
      texts={{ success: t('interview.saved'), failure: t('interview.saveFailed') }}
      offer={(answer) => {
        const saved = answer as Interview;
        const isChanged = saved.version !== interview.version;
        return {
          message: isChanged ? [t('interview.saved'), ...warningTexts(saved)].join(' ') : t('interview.nothingChanged'),
        };
      }}
      onClose={onClose}
    >
      <InterviewInputs companyId={interview.company_id} />
    </FormDialog>
  );
}
