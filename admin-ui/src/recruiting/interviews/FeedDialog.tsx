import '../../texts/interviews';
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  TextField,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { CalendarFeed } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { Dialog } from '../../kit/page/Dialog';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { t } from '../../texts/console';

const PATH = '/api/me/calendar';
const KEY = ['own-calendar-feed'];

const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => currentTarget.select();

function Address({ url }: { url: string }) {
  const [said, setSaid] = useState<string>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(t('interview.feedCopied'));
    } catch {
      setSaid(t('interview.feedNotCopied'));
    }
  };
  return (
    <>
      <Alert severity="warning" sx={{ mt: 2 }}>
        {t('interview.feedSecret')}
      </Alert>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
        <TextField
          label={t('interview.feedAddress')}
          value={url}
          slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll } }}
        />
        <Button variant="contained" sx={{ mt: 1 }} onClick={() => void copy()}>
          {t('interview.feedCopy')}
        </Button>
      </Box>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {said}
      </Box>
    </>
  );
}

/** The address at which one's own calendar reads the interviews: shown once, ended at any time. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [made, setMade] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => api.call<CalendarFeed>('GET', PATH) });
  const change = async (method: 'POST' | 'DELETE'): Promise<void> => {
    setBusy(true);
    try {
      const { url, ...feed } = await api.call<CalendarFeed>(method, PATH);
      queries.setQueryData(KEY, feed);
      setMade(url ?? undefined);
      if (method === 'DELETE') notify(t('interview.feedRevoked'), { type: 'success' });
    } catch (failure) {
      notify(errorText(failure, t('interview.feedFailed')), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const since = data?.active ? data.created_at : null;
  return (
    <Dialog open onClose={onClose} aria-labelledby="feed-title" maxWidth="sm" fullWidth>
      <DialogTitle id="feed-title" component="h2" variant="h1">
        {t('interview.feedTitle')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText color="text.primary">{t('interview.feedHint')}</DialogContentText>
        {error && (
          <FailureAlert retry={() => void refetch()} sx={{ mt: 2 }}>
            {errorText(error, t('interview.feedFailed'))}
          </FailureAlert>
        )}
        {!data && !error && <Skeleton variant="rounded" height={48} sx={{ mt: 2 }} />}
        {made ? (
          <Address url={made} />
        ) : (
          data && (
            <DialogContentText sx={{ mt: 2 }}>
              {since ? t('interview.feedActive', { moment: momentInIndia(since) }) : t('interview.feedNone')}{' '}
              {since && t('interview.feedMakeNewHint')}
            </DialogContentText>
          )
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        {data?.active && (
          <Button color="error" disabled={isBusy} onClick={() => void change('DELETE')}>
            {t('interview.feedRevoke')}
          </Button>
        )}
        {data && !made && (
          <Button variant="contained" disabled={isBusy} onClick={() => void change('POST')}>
            {t(data.active ? 'interview.feedMakeNew' : 'interview.feedMake')}
          </Button>
        )}
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
