import '../../texts/timeline';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import type { TimelineEntry } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia, timeInIndia } from '@niyukt/ui-shared/domain/format';
import { useStaff } from '../../kit/access/StaffContext';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { TIMELINE_QUERY } from '../../kit/providers/query-client';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { SendAgain } from '../../mail/failed-mails/SendAgain';
import { t } from '../../texts/console';
import { DeleteNote } from '../notes/DeleteNote';
import { NoteText } from '../notes/NoteText';
import { TIMELINE_SUBJECTS, type TimelineProvider, type TimelineSubject } from './calls';
import { connectionOf, entryWords, noteOfEntry } from './entry-words';

/** A line of its own. */
const WIDE = { flexBasis: '100%' } as const;

/** What an entry says; of the newest alone, what is longer stands with all of them. */
function Said({ entry, isAlone }: { entry: TimelineEntry; isAlone: boolean }) {
  if (entry.what === 'note') return <NoteText {...noteOfEntry(entry)} />;
  const { text, said, record } = entryWords(entry);
  return (
    <>
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
        <Typography component="div" variant="body2" noWrap={isAlone} sx={isAlone ? WIDE : { whiteSpace: 'pre-wrap' }}>
          {said}
        </Typography>
      )}
    </>
  );
}

interface LineProps {
  entry: TimelineEntry;
  isOfConnection: boolean;
  /** Without the heading of its day. */
  isAlone?: boolean;
}

function Line({ entry, isOfConnection, isAlone = false }: LineProps) {
  const { userId } = useStaff();
  const queryClient = useQueryClient();
  const { text, mailId } = entryWords(entry);
  const about = isOfConnection ? undefined : connectionOf(entry);
  const isNote = entry.what === 'note';
  const note = isNote ? noteOfEntry(entry) : undefined;
  const time = isAlone ? momentInIndia(entry.at) : timeInIndia(Date.parse(entry.at));
  const name = entry.by ?? (isNote ? t('notes.authorGone') : null);
  const invalidate = (): void => void queryClient.invalidateQueries({ queryKey: [TIMELINE_QUERY] });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.5, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          ...(isAlone && { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }),
        }}
      >
        <Said entry={entry} isAlone={isAlone} />
        {about && (
          <Typography component="div" variant="body2" noWrap={isAlone} sx={isAlone ? WIDE : {}}>
            <LinkToRecord resource="connections" id={about.id}>
              {about.text}
            </LinkToRecord>
          </Typography>
        )}
        <Typography component="div" variant="body2" color="text.secondary">
          {isNote && `${t('timeline.note')}, `}
          <time dateTime={entry.at} title={entry.by_email ?? undefined}>
            {name ? t('timeline.moment', { time, name }) : time}
          </time>
        </Typography>
        {mailId !== undefined && <SendAgain id={mailId} about={text} />}
      </Box>
      {note && String(note.authorId) === String(userId) && (
        <DeleteNote id={note.id} text={note.text} at={entry.at} onDone={invalidate} />
      )}
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

/** So many stand there before all are asked for: more of a connection than of a record that has more of its own to show. */
const newestOf = (isOfConnection: boolean): number => (isOfConnection ? 2 : 1);

interface EntriesProps {
  entries: readonly TimelineEntry[];
  isOfConnection: boolean;
  isWhole: boolean;
}

/** The newest, or all of them by day. */
function Entries({ entries, isOfConnection, isWhole }: EntriesProps) {
  if (isWhole)
    return (
      <div>
        <Days entries={entries} isOfConnection={isOfConnection} />
      </div>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.slice(0, newestOf(isOfConnection)).map((entry) => (
        <Line key={entry.id} entry={entry} isOfConnection={isOfConnection} isAlone />
      ))}
    </Box>
  );
}

function Timeline({ subject }: { subject: TimelineSubject }) {
  const [isWhole, setWhole] = useState(false);
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
  const isOfConnection = subject.kind === 'connection';
  return (
    <>
      {entries && (
        <Box sx={{ display: 'flex', alignItems: 'end', columnGap: 1, '& > :first-child': { flex: 1, minWidth: 0 } }}>
          <Entries entries={entries} isOfConnection={isOfConnection} isWhole={isWhole} />
          {!isWhole && entries.length > newestOf(isOfConnection) && (
            <Button
              size="small"
              className="no-print"
              sx={{ flex: 'none', minWidth: 0, mr: '-5px' }}
              onClick={() => setWhole(true)}
            >
              {t('timeline.all')}
            </Button>
          )}
        </Box>
      )}
      {entries?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('timeline.none')}
        </Typography>
      )}
      {error && (
        <FailureAlert retry={() => void (entries ? fetchNextPage() : refetch())}>
          {failureText(error, t('timeline.failed'))}
        </FailureAlert>
      )}
      {!entries && !error && <Skeleton variant="rounded" height={isOfConnection ? 106 : 72} />}
      {isWhole && hasNextPage && !error && (
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
  const kind = TIMELINE_SUBJECTS[useResourceContext() ?? ''];
  return record && kind ? <Timeline subject={{ kind, id: record.id }} /> : null;
}
