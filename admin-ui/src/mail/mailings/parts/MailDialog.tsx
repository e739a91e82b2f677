import '../../../texts/mailings';
import { Alert, Button, DialogActions, DialogContent, DialogTitle, MenuItem, Skeleton, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Identifier, useDataProvider, useGetList, useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Mailing, MailingCheck, MailTemplate } from '@niyukt/ui-shared/api/types';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { countText } from '@niyukt/ui-shared/domain/format';
import { Dialog } from '../../../kit/page/Dialog';
import { FailureAlert } from '../../../kit/page/FailureAlert';
import { failureText } from '../../../kit/providers/http-client';
import { FOOT, IN_WINDOW } from '../../../kit/records/form-layout';
import { createPath } from '../../../kit/resource/create-path';
import { t } from '../../../texts/console';
import type { MailingProvider } from '../calls';
import { MAX_RECIPIENTS } from '../recipients';
import { FilledMail } from './FilledMail';

const MAX_TEMPLATES = 200;

/** How many would get it, and why others would not. */
function Counts({ check: { recipients, refused, missing, gone } }: { check: MailingCheck }) {
  const lines = [
    recipients ? t('mail.would', { count: recipients }) : t('mail.nobody'),
    ...(refused ? [t('mail.wouldNot', { count: refused })] : []),
    ...missing.map(({ field, records }) => t('mail.without', { count: records, field: `{{${field}}}` })),
    ...(gone ? [t('mail.gone', { count: gone })] : []),
  ];
  return (
    <Alert severity={lines.length > 1 || !recipients ? 'warning' : 'info'} role="status" sx={{ mb: 2 }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}

interface MailDialogProps {
  kind: Mailing['kind'];
  ids: readonly Identifier[];
  onClose: () => void;
  onSent?: () => void;
}

/** Sends a template to one or to many; before that it says who gets it, who does not, and why. */
export default function MailDialog({ kind, ids, onClose, onSent }: MailDialogProps) {
  const titleId = useId();
  const dataProvider = useDataProvider<MailingProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const nextCall = useFormCall();
  const [chosen, setChosen] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isTooMany = ids.length > MAX_RECIPIENTS;
  const templates = useGetList<MailTemplate>('mail-templates', {
    filter: { kind },
    sort: { field: 'changed_at', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_TEMPLATES },
  });
  const mailing = { template_id: Number(chosen), kind, ids };
  const check = useQuery({
    queryKey: ['mailings', 'check', mailing],
    queryFn: () => dataProvider.checkMailing(mailing),
    enabled: chosen !== '' && !isTooMany,
    staleTime: 0,
  });
  const count = check.data?.recipients ?? 0;
  const send = async (): Promise<void> => {
    setSending(true);
    setFailure(undefined);
    try {
      await dataProvider.sendMailing(mailing, nextCall());
      notify(t('mail.sending', { count }), { type: 'success' });
      refresh();
      onSent?.();
      onClose();
    } catch (error) {
      setFailure(failureText(error, t('mail.sendFailed')));
    } finally {
      setSending(false);
    }
  };
  const [first] = ids;
  const hasNone = templates.data?.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { sx: IN_WINDOW } }}
    >
      <DialogTitle id={titleId} component="h2" variant="h1">
        {ids.length > 1 ? t('mail.actionMany', { count: countText(ids.length) }) : t('mail.action')}
      </DialogTitle>
      <DialogContent sx={{ pt: 0 }}>
        {isTooMany && <Alert severity="warning">{t('mail.tooMany', { max: countText(MAX_RECIPIENTS) })}</Alert>}
        {templates.error && (
          <FailureAlert retry={() => void templates.refetch()}>
            {failureText(templates.error, t('mail.loadFailed'))}
          </FailureAlert>
        )}
        {hasNone && (
          <Alert
            severity="info"
            action={
              <Button component={Link} {...createPath('/mail-templates', { kind })} color="inherit">
                {t('mail.writeTemplate')}
              </Button>
            }
          >
            {t('mail.noTemplate')}
          </Alert>
        )}
        {!isTooMany && !templates.error && !hasNone && (
          <TextField
            select
            fullWidth
            size="small"
            margin="dense"
            label={t('mailing.template')}
            value={chosen}
            helperText={t('mail.hint')}
            onChange={({ target }) => setChosen(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ mb: 2 }}
          >
            <MenuItem value="" disabled>
              {t('mail.choose')}
            </MenuItem>
            {templates.data?.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {check.error && (
          <FailureAlert retry={() => void check.refetch()} sx={{ mb: 2 }}>
            {failureText(check.error, t('mail.checkFailed'))}
          </FailureAlert>
        )}
        {check.isFetching && !check.data && <Skeleton variant="rounded" height={48} sx={{ mb: 2 }} />}
        {check.data && ids.length > 1 && <Counts check={check.data} />}
        {chosen !== '' && first !== undefined && (
          <>
            {ids.length > 1 && <p>{t('mail.first')}</p>}
            <FilledMail templateId={Number(chosen)} recordId={first} />
          </>
        )}
        {failure && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={FOOT}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button variant="contained" disabled={!count || isSending} onClick={() => void send()}>
          {t('mail.send', { count: count || ids.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
