import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { NotYet } from '../../kit/page/NotYet';

interface SettingsListCardProps {
  title: string;
  /** The page is called as it is. */
  isAlone?: boolean;
  hint: string;
  /** Said where there are no rows. */
  none?: string;
  /** Undefined until they are read. */
  rows: readonly ReactNode[] | undefined;
  error: Error | null;
  loadFailed: string;
  retry: () => void;
  /** Of the room that is kept for the rows. */
  height: number;
  children?: ReactNode;
}

/** Rows that are seldom looked at, folded to their number. */
export function FoldedRows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ borderTop: '1px solid var(--line)' }}>
      <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer', fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** A list of the settings in a card of its own; below its rows stands what can be done with it. */
export function SettingsListCard(props: SettingsListCardProps) {
  const { title, isAlone = false, hint, none, rows, error, loadFailed, retry, height, children } = props;
  return (
    <Card component="section" aria-label={title} sx={{ p: 2 }}>
      {!isAlone && (
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {hint}
      </Typography>
      {(error || !rows) && <NotYet error={error} retry={retry} failed={loadFailed} height={height} />}
      {rows?.length === 0 && none && <Typography>{none}</Typography>}
      {rows && rows.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows}
        </Box>
      )}
      {children}
    </Card>
  );
}
