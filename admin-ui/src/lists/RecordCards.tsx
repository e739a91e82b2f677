import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';

/** A list on a phone: one card for each record. */
export function RecordCards<R extends RaRecord>({ card }: { card: (record: R) => ReactNode }) {
  const { data } = useListContext<R>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {data?.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li" sx={{ p: 2, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
            {card(record)}
          </Card>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
