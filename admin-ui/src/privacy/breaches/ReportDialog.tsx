import { Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import { Dialog } from '../../kit/page/Dialog';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { t } from '../../texts/console';
import type { Authority, BreachProvider } from './calls';

interface ReportDialogProps {
  id: Identifier;
  authority: Authority;
  onClose: () => void;
}

/** The text for an authority, to be copied. */
export function ReportDialog({ id, authority, onClose }: ReportDialogProps) {
  const dataProvider = useDataProvider<BreachProvider>();
  const titleId = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['breaches', 'report', id, authority],
    queryFn: () => dataProvider.getBreachReport(id, authority),
    gcTime: 0,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>{t(`breach.textFor.${authority}`)}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('breach.textHint')}
        </Typography>
        {error && <FailureAlert retry={() => void refetch()}>{failureText(error, t('breach.failed'))}</FailureAlert>}
        <Typography component="pre" tabIndex={0} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0 }}>
          {data?.text}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
