import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { isOpen } from '@niyukt/ui-shared/domain/interview-state';
import { CommandButton } from '../../../kit/commands/CommandButton';
import { failureText, isEditConflict } from '../../../kit/providers/http-client';
import { FormDialog } from '../../../kit/records/FormDialog';
import { ChoiceLine, TextLine } from '../../../kit/records/inputs';
import { undoable } from '../../../kit/toasts/undoable';
import { t } from '../../../texts/console';
import type { InterviewProvider } from '../calls';
import { EditInterview } from '../form/EditInterview';
import { cancelInterviewForm, INTERVIEW_RESULTS, interviewResultForm } from '../form/interview-forms';
import { isAhead } from '../parts/times';
import { useNextStatus } from '../parts/useNextStatus';
import { choiceOf, type ResultChoice, resultOf } from './result-text';

interface DialogProps {
  interview: Interview;
  onClose: () => void;
}

function CancelDialog({ interview, onClose }: DialogProps) {
  const dataProvider = useDataProvider<InterviewProvider>();
  return (
    <FormDialog
      title={t('interview.cancel')}
      schema={cancelInterviewForm}
      defaultValues={{ reason: '' }}
      send={({ reason }, call) => dataProvider.cancelInterview(interview.id, reason, call)}
      texts={{ success: t('interview.isCancelled'), failure: t('interview.cancelFailed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('interview.cancelHint')}</Typography>}
    >
      <TextLine source="reason" label={t('interview.cancelReason')} lines={2} isRequired isWide />
    </FormDialog>
  );
}

function ResultDialog({ interview, onClose }: DialogProps) {
  const dataProvider = useDataProvider<InterviewProvider>();
  const nextStatus = useNextStatus();
  const noted = choiceOf(interview);
  return (
    <FormDialog
      title={t(noted ? 'interview.correctResult' : 'interview.setResult')}
      label={t('action.save')}
      schema={interviewResultForm}
      missing={{ text: 'interview.resultRequired', fields: ['result'] }}
      defaultValues={{ result: noted ?? '' }}
      send={({ result }, call) => dataProvider.setInterviewResult(interview.id, resultOf(result as ResultChoice), call)}
      texts={{ success: t('interview.resultSaved'), failure: t('interview.resultFailed') }}
      offer={(answer) => {
        const next = nextStatus(answer as Interview);
        return next
          ? {
              autoHideDuration: 10_000,
              action: (
                <Button color="inherit" size="small" variant="outlined" onClick={next.set}>
                  {next.label}
                </Button>
              ),
            }
          : {};
      }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('interview.resultHint')}</Typography>}
    >
      <ChoiceLine
        source="result"
        label={t('interview.result')}
        choices={INTERVIEW_RESULTS.map((id) => ({ id, name: t(`interview.result.${id}`) }))}
        isRequired
        isWide
      />
    </FormDialog>
  );
}

/** The agency knows that all come, or that this is no longer so. */
function ConfirmButton({ interview }: { interview: Interview }) {
  const dataProvider = useDataProvider<InterviewProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { id, version, confirmed_by_agency: isConfirmed } = interview;
  const set = async (confirmed: boolean, known: number, isUndo = false): Promise<void> => {
    try {
      const saved = await dataProvider.changeInterview(id, { confirmed, version: known });
      const sentence = t(confirmed ? 'interview.isConfirmed' : 'interview.isNotConfirmed');
      notify(sentence, {
        type: 'success',
        ...(!isUndo && undoable({ sentence, undo: () => void set(!confirmed, saved.version, true) })),
      });
    } catch (error) {
      const text = isEditConflict(error)
        ? t('interview.movedMeanwhile')
        : failureText(error, t('interview.saveFailed'));
      notify(text, { type: 'error' });
    } finally {
      refresh();
    }
  };
  return (
    <Button variant={isConfirmed ? 'outlined' : 'contained'} onClick={() => void set(!isConfirmed, version)}>
      {t(isConfirmed ? 'interview.unconfirm' : 'interview.confirm')}
    </Button>
  );
}

/** What can be done with an interview. */
export function InterviewActions({ interview }: { interview: Interview }) {
  const [opened, setOpened] = useState<'edit' | 'cancel' | 'result'>();
  const { state, starts_at, confirmed_by_agency } = interview;
  const hasBegun = !isAhead(starts_at);
  const isOver = !isOpen(interview);
  const close = (): void => setOpened(undefined);
  return (
    <>
      {!isOver && (state === 'proposed' || confirmed_by_agency) && !hasBegun && <ConfirmButton interview={interview} />}
      {hasBegun && state !== 'cancelled' && (
        <Button variant={isOver ? 'outlined' : 'contained'} onClick={() => setOpened('result')}>
          {t(isOver ? 'interview.correctResult' : 'interview.setResult')}
        </Button>
      )}
      {!isOver && (
        <>
          <CommandButton variant="outlined" shortcut="e" onClick={() => setOpened('edit')}>
            {t('edit.action')}
          </CommandButton>
          <Button variant="outlined" color="error" onClick={() => setOpened('cancel')}>
            {t('interview.cancel')}
          </Button>
        </>
      )}
      {opened === 'edit' && <EditInterview interview={interview} onClose={close} />}
      {opened === 'cancel' && <CancelDialog interview={interview} onClose={close} />}
      {opened === 'result' && <ResultDialog interview={interview} onClose={close} />}
    </>
  );
}
