import DeleteOutline from '@mui/icons-material/DeleteOutline';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { AgencySettings } from '@niyukt/ui-shared/api/types';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { showLogo } from '@niyukt/ui-shared/i18n/agency-name';
import { failureText } from '../../kit/providers/http-client';
import { HiddenFileInput } from '../../kit/records/HiddenFileInput';
import { type ConsoleTextKey, t } from '../../texts/console';
import type { SettingsProvider } from './calls';
import { SETTINGS_QUERY, useAgencySettings } from './useAgencySettings';

const MAX_BYTES = 1024 * 1024;
const KINDS = '.png,.svg,.jpg,.jpeg';

/** How the logo is set and removed; one call at a time. */
function useLogo() {
  const dataProvider = useDataProvider<SettingsProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const nextCall = useFormCall();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = async (call: () => Promise<AgencySettings>, done: ConsoleTextKey): Promise<void> => {
    setFailure(undefined);
    setBusy(true);
    try {
      const saved = await call();
      queryClient.setQueryData(SETTINGS_QUERY, saved);
      showLogo(saved.logo);
      notify(t(done), { type: 'success' });
    } catch (error) {
      setFailure(failureText(error, t('settings.logoFailed')));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    failure,
    set: (file: File): void => {
      if (file.size > MAX_BYTES) setFailure(t('settings.logoTooLarge'));
      else void change(() => dataProvider.setLogo(file, nextCall().signal), 'settings.logoSaved');
    },
    remove: (): void => void change(() => dataProvider.removeLogo(nextCall()), 'settings.logoRemoved'),
  };
}

/** The picture that stands where people look for the agency's name. */
export function LogoCard({ mayChange }: { mayChange: boolean }) {
  const { data } = useAgencySettings();
  const { isBusy, failure, set, remove } = useLogo();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && !isBusy) set(file);
  };
  const logo = data?.logo;
  return (
    <Card component="section" aria-label={t('settings.logo')} sx={{ p: 2 }}>
      <Typography component="h2" variant="h2">
        {t('settings.logo')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('settings.logoHint')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          height: 64,
          px: 1.5,
          border: '1px solid var(--line)',
          borderRadius: 'var(--radius-control)',
          bgcolor: '#fff',
          color: '#55607a',
          '& img': { width: 'auto', maxWidth: '100%', height: 40, objectFit: 'contain' },
        }}
      >
        {logo ? (
          <img src={logo.path} width={logo.width} height={logo.height} alt={t('settings.logoOf')} />
        ) : (
          <span>{t('settings.logoNone')}</span>
        )}
      </Box>
      {mayChange && (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button
            variant="outlined"
            startIcon={<UploadFile />}
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            {t(logo ? 'settings.logoReplace' : 'settings.logoChoose')}
          </Button>
          {logo && (
            <Button color="inherit" startIcon={<DeleteOutline />} disabled={isBusy} onClick={remove}>
              {t('settings.logoRemove')}
            </Button>
          )}
          <HiddenFileInput input={input} accept={KINDS} label={t('settings.logoChoose')} onTake={take} />
        </Box>
      )}
      {failure && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {failure}
        </Typography>
      )}
    </Card>
  );
}
