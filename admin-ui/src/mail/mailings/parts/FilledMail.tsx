import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import { NotYet } from '../../../kit/page/NotYet';
import { t } from '../../../texts/console';
import type { MailingProvider } from '../calls';

interface FilledMailProps {
  templateId: Identifier;
  recordId: Identifier;
  /** What can be done with a mail that has all its values. */
  children?: ReactNode;
}

/** A mail as the recipient of a record would get it, and what keeps it from being sent. */
export function FilledMail({ templateId, recordId, children }: FilledMailProps) {
  const dataProvider = useDataProvider<MailingProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-templates', 'preview', templateId, recordId],
    queryFn: () => dataProvider.previewTemplate(templateId, recordId),
    staleTime: 0,
  });
  if (error || !data)
    return <NotYet error={error} retry={refetch} failed={t('mailTemplate.previewFailed')} height={120} />;
  const { recipient, refused, subject, body, missing } = data;
  return (
    <>
      <Box sx={{ border: '1px solid var(--line)', borderRadius: 2, p: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {t('mailTemplate.to')}: {recipient}
        </Typography>
        <Typography sx={{ fontWeight: 600, my: 1, overflowWrap: 'anywhere' }}>{subject}</Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Typography>
      </Box>
      {missing.length > 0 && (
        <Alert severity="warning" role="status" sx={{ mt: 1 }}>
          {t('mailTemplate.missing', { fields: missing.map((field) => `{{${field}}}`).join(', ') })}
        </Alert>
      )}
      {refused && (
        <Alert severity="warning" role="status" sx={{ mt: 1 }}>
          {t('mailTemplate.refuses', { email: recipient })}
        </Alert>
      )}
      {missing.length === 0 && children}
    </>
  );
}
