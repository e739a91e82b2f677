import '../../../texts/interviews';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Connection, Interview } from '@niyukt/ui-shared/api/types';
import { LinkedLine } from '../../../kit/records/LinkedLine';
import { LinkedRecords } from '../../../kit/records/LinkedRecords';
import { t } from '../../../texts/console';
import type { InterviewProvider } from '../calls';
import type { GivenInterview } from './given-interview';
import { InterviewChip } from './InterviewChip';
import { isAhead, namedPeriodText, type Period, periodText } from './times';
import { useNextStatus } from './useNextStatus';

const LIST = '/interviews';

/** Offers the placement status that follows from an interview; nothing where none follows. */
function NextStatusButton({ interview }: { interview: Interview }) {
  const next = useNextStatus()(interview);
  return (
    next && (
      <Button size="small" variant="outlined" className="no-print" onClick={next.set}>
        {next.label}
      </Button>
    )
  );
}

function InterviewLine(interview: Interview) {
  return (
    <LinkedLine
      resource="interviews"
      id={interview.id}
      name={periodText(interview)}
      about={
        <>
          {t('interview.roundNumber', { round: interview.round })}, {t(`interview.mode.${interview.mode}`)}
        </>
      }
    >
      <InterviewChip state={interview.state} />
      <NextStatusButton interview={interview} />
    </LinkedLine>
  );
}

/** Times of the company's last answer that lie ahead. */
function useProposedTimes({ id, share }: Connection): Period[] {
  const dataProvider = useDataProvider<InterviewProvider>();
  const { data } = useQuery({
    queryKey: ['connections', 'interview-answers', id],
    queryFn: () => dataProvider.getInterviewAnswers(id),
    enabled: share === 'submitted',
  });
  const answers = Array.isArray(data?.answers) ? data.answers : [];
  const [last] = answers.toSorted((one, other) => Date.parse(other.answered_at) - Date.parse(one.answered_at));
  return (last?.slots ?? []).filter(({ starts_at }) => isAhead(starts_at));
}

function PlanButtons({ connection }: { connection: Connection }) {
  const slots = useProposedTimes(connection);
  const planPath = (period?: Period) => ({
    to: `${LIST}/create`,
    state: { given: { connection_id: connection.connection_id, ...period } satisfies GivenInterview },
  });
  return (
    <Box className="no-print" sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 1.5 }}>
      {slots.length > 0 && (
        <>
          <Typography component="h4" variant="h3">
            {t('interview.companySlots')}
          </Typography>
          {slots.map(({ starts_at, ends_at }) => (
            <Button
              key={starts_at}
              component={Link}
              {...planPath({ starts_at, ends_at })}
              variant="outlined"
              sx={{ textAlign: 'start' }}
            >
              {t('interview.planAt', { time: namedPeriodText({ starts_at, ends_at }) })}
            </Button>
          ))}
        </>
      )}
      <Button component={Link} {...planPath()} variant="outlined">
        {t('interview.plan')}
      </Button>
    </Box>
  );
}

/** The interviews of the connection in the drawer, and the way to plan one. */
export default function InterviewsOfConnection() {
  const connection = useRecordContext<Connection>();
  if (!connection) return null;
  return (
    <>
      <LinkedRecords<Interview>
        resource="interviews"
        filter={{ connection_id: connection.connection_id }}
        sort={{ field: 'starts_at', order: 'DESC' }}
        none={t('interview.noneOfConnection')}
        row={InterviewLine}
      />
      {connection.share === 'submitted' ? (
        <PlanButtons connection={connection} />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('interview.submitFirst')}
        </Typography>
      )}
    </>
  );
}
