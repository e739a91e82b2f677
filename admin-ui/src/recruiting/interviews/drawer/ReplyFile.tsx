import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { failureText } from '../../../kit/providers/http-client';
import { FileDrop } from '../../../kit/records/FileDrop';
import { t } from '../../../texts/console';
import type { InterviewProvider } from '../calls';

/** Takes the answer of a calendar as a file: dropped, or chosen. */
export function ReplyFile({ interview }: { interview: Interview }) {
  const dataProvider = useDataProvider<InterviewProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const nextCall = useFormCall();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (file: File): Promise<void> => {
    setFailure(undefined);
    setSending(true);
    try {
      await dataProvider.takeReplyFile(interview.id, file, nextCall().signal);
      notify(t('interview.replyFileTaken'), { type: 'success' });
    } catch (error) {
      setFailure(failureText(error, t('interview.replyFileFailed')));
    } finally {
      setSending(false);
      refresh();
    }
  };
  return (
    <FileDrop
      hint={t('interview.replyFileHint')}
      choose={t('interview.replyFileChoose')}
      label={t('interview.replyFile')}
      accept=".ics,text/calendar"
      isBusy={isSending}
      failure={failure}
      onTake={(file) => void send(file)}
    />
  );
}
