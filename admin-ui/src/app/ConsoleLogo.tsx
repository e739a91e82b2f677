import { Box, useMediaQuery, type Theme } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';

/** The mark (a doorway) and, where there is room, the name. */
export function ConsoleLogo() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 700, fontSize: 18 }}>
      <Box
        component="svg"
        viewBox="0 0 32 32"
        role="img"
        aria-label={t('brand.name')}
        sx={{ width: 28, fill: 'none', strokeWidth: 3, strokeLinecap: 'round' }}
      >
        <path d="M5 23V17a11 11 0 0 1 22 0v6" stroke="var(--mark)" />
        <path d="M4 25h24M12 24v-7M20 24v-7" stroke="currentColor" />
      </Box>
      {isWide && <span aria-hidden="true">{t('brand.name')}</span>}
    </Box>
  );
}
