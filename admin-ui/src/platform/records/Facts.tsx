import { Box } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Fragment, type ReactNode } from 'react';

/** Labels and values of a record; what is missing says so. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '120px 1fr', sm: '150px 1fr' },
        alignItems: 'baseline',
        columnGap: 2,
        rowGap: 0.75,
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? t('generic.notSpecified') : value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
