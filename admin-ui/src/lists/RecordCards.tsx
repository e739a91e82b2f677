import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';

interface RecordCardsProps<R extends RaRecord> {
  records: readonly R[];
  card: (record: R) => ReactNode;
}

/** A list on a phone: one card for each record. */
export function RecordCards<R extends RaRecord>({ records, card }: RecordCardsProps<R>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {records.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card
            component="li"
            sx={{ p: 2, display: 'grid', gap: 0.75, overflowWrap: 'anywhere', breakInside: 'avoid' }}
          >
            {card(record)}
          </Card>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
