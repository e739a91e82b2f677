import { Alert, Button, createTheme, CssBaseline, Stack, ThemeProvider, useMediaQuery } from '@mui/material';
import { logout } from '@niyukt/ui-shared/session/browser-session';
import { darkTheme, lightTheme } from '../kit/theme/theme';
import { t } from '../texts/console';

/** Shown when the server could not say who is there: nothing of the console would work. */
export function StartFailure({ text }: { text: string }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <ThemeProvider theme={createTheme(isDark ? darkTheme : lightTheme)}>
      <CssBaseline />
      <Stack component="main" sx={{ maxWidth: 520, mx: 'auto', mt: 12, px: 2, gap: 2 }}>
        <h1>{t('section.dashboard')}</h1>
        <Alert severity="error" role="alert">
          {text}
        </Alert>
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('action.tryAgain')}
          </Button>
          <Button variant="outlined" onClick={logout}>
            {t('action.logout')}
          </Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
