import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { orNothing } from './Nothing';

export type Fact = readonly [label: string, value: ReactNode];

const isMissing = ([, value]: Fact): boolean =>
  value === null || value === undefined || value === '' || value === false;

/** Facts without those that are missing, where that goes without saying. */
export const withoutMissing = (facts: readonly Fact[]): Fact[] => facts.filter((fact) => !isMissing(fact));

/** Labels and values of a record; what is missing says so. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: 0.75,
        m: 0,
        // the value goes below its label where both do not fit beside each other
        '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 },
        '& dt': { flex: { xs: '0 0 7.5rem', sm: '0 0 9.375rem' }, color: 'text.secondary' },
        '& dd': { flex: '1 1 10rem', m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{orNothing(value)}</dd>
        </div>
      ))}
    </Box>
  );
}
