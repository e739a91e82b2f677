import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useRef, useState, type DragEvent } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { failureText } from '../../../kit/providers/http-client';
import { HiddenFileInput } from '../../../kit/records/HiddenFileInput';
import type { InterviewProvider } from '../calls';

/** Takes the answer of a calendar as a file: dropped, or chosen. */
export function ReplyFile({ interview }: { interview: Interview }) {
  const dataProvider = useDataProvider<InterviewProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const nextCall = useFormCall();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
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
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && !isSending) void send(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      className="no-print"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 2,
        border: '1px dashed var(--control)',
        borderRadius: '10px',
        bgcolor: isOver ? 'var(--action-soft)' : 'transparent',
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('interview.replyFileHint')}
      </Typography>
      <Button variant="outlined" startIcon={<UploadFile />} disabled={isSending} onClick={() => input.current?.click()}>
        {t('interview.replyFileChoose')}
      </Button>
      {failure && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {failure}
        </Typography>
      )}
      <HiddenFileInput input={input} accept=".ics,text/calendar" label={t('interview.replyFile')} onTake={take} />
    </Box>
  );
}
