import { Alert, Button, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Factors } from '@niyukt/ui-shared/api/types';
import { digitsOnly } from '@niyukt/ui-shared/domain/input';
import { t } from '@niyukt/ui-shared/i18n/security';
import { knowsPasskeys, signByPasskey } from '@niyukt/ui-shared/session/passkeys';
import { Dialog } from '../../kit/page/Dialog';
import { failureText, httpClient } from '../../kit/providers/http-client';

const post = async (path: string, body: object): Promise<object> =>
  (await httpClient(path, { method: 'POST', body: JSON.stringify(body) })).json as object;

/** Asks for the password, or for a second factor where there is one. */
export default function FreshLoginDialog({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const { data } = useQuery({
    queryKey: ['own factors'],
    queryFn: async () => (await httpClient('/auth/factors')).json as Factors,
  });
  const [value, setValue] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const has = (kind: string): boolean =>
    data?.factors.some((factor) => factor.kind === kind && !factor.is_suspended) ?? false;
  const kind = has('totp') ? 'totp' : data?.factors.length === 0 ? 'password' : undefined;
  const prove = async (proofOf: () => Promise<object>): Promise<void> => {
    if (isBusy) return;
    setFailure(undefined);
    setBusy(true);
    try {
      await post('/auth/fresh', await proofOf());
      onEnd(true);
    } catch (error) {
      setFailure(failureText(error, t('step.passkeyFailed')));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => onEnd(false)} fullWidth maxWidth="xs" aria-labelledby="fresh-login">
      <DialogTitle id="fresh-login">{t('fresh.title')}</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (kind && value) void prove(() => Promise.resolve({ [kind]: value }));
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Typography color="textSecondary">{t('fresh.intro')}</Typography>
          {failure && <Alert severity="error">{failure}</Alert>}
          {kind === 'password' && (
            <TextField
              autoFocus
              type="password"
              label={t('step.password')}
              autoComplete="current-password"
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
          {kind === 'totp' && (
            <TextField
              autoFocus
              label={t('step.totp')}
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              value={value}
              onChange={({ target }) => setValue(digitsOnly(target.value, 6))}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => onEnd(false)}>
            {t('action.cancel')}
          </Button>
          {has('passkey') && knowsPasskeys() && (
            <Button
              variant="outlined"
              onClick={() =>
                void prove(async () => ({ passkey: await signByPasskey(await post('/auth/passkeys/options', {})) }))
              }
            >
              {t('step.with.passkey')}
            </Button>
          )}
          {kind && (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {t(isBusy ? 'step.busy' : 'step.submit')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
