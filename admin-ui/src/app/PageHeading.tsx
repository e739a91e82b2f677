import { Box, Typography } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  /** Beside the title, for instance how many there are. */
  note?: ReactNode;
  /** Buttons of the page. */
  children?: ReactNode;
}

/** The one h1 of a page, the title of the document, and the page's buttons. */
export function PageHeading({ title, note, children }: PageHeadingProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mb: 2 }}>
      <title>{`${title} · ${t('brand.name')}`}</title>
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      {note && (
        <Typography component="p" color="text.secondary" aria-live="polite">
          {note}
        </Typography>
      )}
      <Box className="no-print" sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {children}
      </Box>
    </Box>
  );
}
