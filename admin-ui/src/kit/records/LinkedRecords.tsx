import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import { useGetList, type RaRecord, type SortPayload } from 'react-admin';
import { Link } from 'react-router-dom';
import { OwnFold } from './Fold';
import { failureText } from '../providers/http-client';

const SHOWN = 10;

interface LinkedRecordsProps<R extends RaRecord> {
  resource: string;
  /** Which records are linked. */
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
  none: string;
  row: (record: R) => ReactNode;
  /** Some of them stand in one line below the others, until it is opened. */
  folded?: { is: (record: R) => boolean; title: (count: number) => string } | undefined;
}

function Rows<R extends RaRecord>({ records, row }: { records: readonly R[]; row: (record: R) => ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {records.map((record) => (
        <Box component="li" key={record.id} sx={{ py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}>
          {row(record)}
        </Box>
      ))}
    </Box>
  );
}

/** Records of another list that belong to the record in the drawer: the newest, and the way to all of them. */
export function LinkedRecords<R extends RaRecord>({
  resource,
  filter,
  sort,
  none,
  row,
  folded,
}: LinkedRecordsProps<R>) {
  const { data, total, error, isPending } = useGetList<R>(resource, {
    filter,
    sort,
    pagination: { page: 1, perPage: SHOWN },
  });
  if (isPending) return <Skeleton variant="rounded" height={60} />;
  if (error) return <Alert severity="error">{failureText(error, t('list.loadFailed'))}</Alert>;
  if (data.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  const below = data.filter((record) => folded?.is(record));
  return (
    <>
      <Rows records={data.filter((record) => !folded?.is(record))} row={row} />
      {folded && below.length > 0 && (
        <OwnFold title={folded.title(below.length)} level={4}>
          <Rows records={below} row={row} />
        </OwnFold>
      )}
      {(total ?? 0) > SHOWN && (
        <Button component={Link} to={`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
          {t('record.all', { count: countText(total ?? 0) })}
        </Button>
      )}
    </>
  );
}
