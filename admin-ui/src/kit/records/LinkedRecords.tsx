import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, type SortPayload, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { countText } from '@niyukt/ui-shared/domain/format';
import { filterQuery } from '../../kit/resource/list-address';
import { t } from '../../texts/console';
import { failureText } from '../providers/http-client';
import { OwnFold } from './Fold';

const READ = 10;

/** What is read of linked records; asked for once more elsewhere, it is read once. */
export const linkedQuery = (filter: object, sort: SortPayload) => ({
  filter,
  sort,
  pagination: { page: 1, perPage: READ },
});

interface LinkedRecordsProps<R extends RaRecord> {
  resource: string;
  /** Which records are linked. */
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
  none: string;
  row: (record: R) => ReactNode;
  /** So many stand there before more are asked for. */
  atRest?: number;
  /** Some of them stand in one line below the others, until it is opened. */
  folded?: { is: (record: R) => boolean; title: (count: number) => string } | undefined;
}

function Rows<R extends RaRecord>({ records, row }: { records: readonly R[]; row: (record: R) => ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {records.map((record) => (
        <Box component="li" key={record.id} sx={{ py: 0.5, '& + &': { borderTop: '1px solid var(--line)' } }}>
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
  atRest = READ,
  folded,
}: LinkedRecordsProps<R>) {
  const [isWhole, setWhole] = useState(false);
  const { data, total, error, isPending } = useGetList<R>(resource, linkedQuery(filter, sort));
  if (isPending) return <Skeleton variant="rounded" height={60} />;
  if (error) return <Alert severity="error">{failureText(error, t('list.loadFailed'))}</Alert>;
  if (data.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {none}
      </Typography>
    );
  const below = data.filter((record) => folded?.is(record));
  const above = data.filter((record) => !folded?.is(record));
  const isCut = !isWhole && above.length > atRest;
  return (
    <>
      {above.length > 0 && <Rows records={isCut ? above.slice(0, atRest) : above} row={row} />}
      {isCut && (
        <Button size="small" className="no-print" sx={{ ml: -1 }} onClick={() => setWhole(true)}>
          {t('record.more', { count: countText(data.length - atRest) })}
        </Button>
      )}
      {folded && !isCut && below.length > 0 && (
        <OwnFold title={folded.title(below.length)} level={4}>
          <Rows records={below} row={row} />
        </OwnFold>
      )}
      {!isCut && (total ?? 0) > READ && (
        <Button component={Link} to={`/${resource}?${filterQuery(filter)}`}>
          {t('record.all', { count: countText(total ?? 0) })}
        </Button>
      )}
    </>
  );
}
