import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { TimelineEntry } from '@niyukt/ui-shared/api/types';
import { dayInIndia, timeInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/timeline';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { TIMELINE_QUERY } from '../../kit/providers/query-client';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { SendAgain } from '../../mail/failed-mails/SendAgain';
import { type Subject, type TimelineProvider, SUBJECTS } from './calls';
import { connectionOf, entryWords } from './entry-words';

function Line({ entry, isOfConnection }: { entry: TimelineEntry; isOfConnection: boolean }) {
  const { text, said, record, mailId } = entryWords(entry);
  const about = isOfConnection ? undefined : connectionOf(entry);
  const time = timeInIndia(Date.parse(entry.at));
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Typography component="div">
        {record ? (
          <LinkToRecord resource={record.resource} id={record.id}>
            {text}
          </LinkToRecord>
        ) : (
          text
        )}
      </Typography>
      {said && (
        <Typography component="div" variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {said}
        </Typography>
      )}
      {about && (
        <Typography component="div" variant="body2">
          <LinkToRecord resource="connections" id={about.id}>
            {about.text}
          </LinkToRecord>
        </Typography>
      )}
      <Typography component="div" variant="body2" color="text.secondary">
        <time dateTime={entry.at}>{entry.by ? t('timeline.moment', { time, name: entry.by }) : time}</time>
      </Typography>
      {mailId !== undefined && <SendAgain id={mailId} about={text} />}
    </Box>
  );
}

/** Entries under the heading of their day. */
function Days({ entries, isOfConnection }: { entries: readonly TimelineEntry[]; isOfConnection: boolean }) {
  const days = [...new Set(entries.map(({ at }) => dayInIndia(at)))];
  return days.map((day) => (
    <Box key={day} component="section" sx={{ mb: 2 }}>
      <Typography component="h4" variant="body2" color="text.secondary" sx={{ fontWeight: 600 }}>
        {day}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries
          .filter(({ at }) => dayInIndia(at) === day)
          .map((entry) => (
            <Line key={entry.id} entry={entry} isOfConnection={isOfConnection} />
          ))}
      </Box>
    </Box>
  ));
}

function Timeline({ subject }: { subject: Subject }) {
  const dataProvider = useDataProvider<TimelineProvider>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [TIMELINE_QUERY, subject.kind, String(subject.id)],
    queryFn: ({ pageParam }) => dataProvider.getTimeline(subject, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    staleTime: 0,
  });
  // react-admin answers an empty record once the session has ended
  const entries = data?.pages.flatMap((page) => (Array.isArray(page.entries) ? page.entries : []));
  return (
    <>
      {entries && <Days entries={entries} isOfConnection={subject.kind === 'connection'} />}
      {entries?.length === 0 && <Typography color="text.secondary">{t('timeline.none')}</Typography>}
      {error && (
        <FailureAlert retry={() => void (entries ? fetchNextPage() : refetch())}>
          {failureText(error, t('timeline.failed'))}
        </FailureAlert>
      )}
      {!entries && !error && <Skeleton variant="rounded" height={80} />}
      {hasNextPage && !error && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('timeline.earlier')}
        </Button>
      )}
    </>
  );
}

/** What happened to the record of the drawer, latest first. */
export default function TimelinePart() {
  const record = useRecordContext();
  const kind = SUBJECTS[useResourceContext() ?? ''];
  return record && kind ? <Timeline subject={{ kind, id: record.id }} /> : null;
}
