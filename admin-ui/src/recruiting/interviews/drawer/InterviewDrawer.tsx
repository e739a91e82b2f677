import '../../../texts/interviews';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { isOpen } from '@niyukt/ui-shared/domain/interview-state';
import { DetailDrawer } from '../../../kit/records/DetailDrawer';
import { DrawerSection } from '../../../kit/records/DrawerSection';
import { ExternalLink } from '../../../kit/records/ExternalLink';
import { type Fact, Facts, withoutMissing } from '../../../kit/records/Facts';
import { linkTo } from '../../../kit/records/LinkToRecord';
import { t } from '../../../texts/console';
import { EditInterview } from '../form/EditInterview';
import { InterviewChip } from '../parts/InterviewChip';
import { modeText } from '../parts/mode-text';
import { type Period, periodText, zoneName, zonesOf } from '../parts/times';
import { useNextStatus } from '../parts/useNextStatus';
import { InterviewActions } from './InterviewActions';
import { InterviewHistory } from './InterviewHistory';
import { InterviewRecipients } from './InterviewRecipients';
import { ReplyFile } from './ReplyFile';
import { interviewResultText } from './result-text';

/** What is unusual about the time, and the step that follows. */
function WarningsAndNextStep({ interview }: { interview: Interview }) {
  const next = useNextStatus()(interview);
  return (
    <>
      {isOpen(interview) &&
        interview.warnings.map((warning) => (
          <Alert key={warning} severity="warning" sx={{ mb: 2 }}>
            {t(`interview.warning.${warning}`)}
          </Alert>
        ))}
      {next && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" className="no-print" onClick={next.set}>
              {next.label}
            </Button>
          }
        >
          {t('interview.nextStatus')}
        </Alert>
      )}
    </>
  );
}

const timesOf = (interview: Interview): Fact[] =>
  zonesOf(interview).map((zone) => [zoneName(zone, interview.starts_at), periodText(interview, zone)]);

const factsOf = (interview: Interview): Fact[] => [
  ...timesOf(interview),
  [t('job.label'), linkTo('job-requests', interview.request_id, interview.job_title)],
  [t('company.label'), linkTo('companies', interview.company_id, interview.company_name)],
  [t('interview.person'), linkTo('employees', interview.employee_id, interview.employee_name)],
  [t('kindTitle.connection'), linkTo('connections', interview.connection_id, interview.job_title)],
  [t('interview.round'), interview.round],
  [t('interview.mode'), modeText(interview)],
  ...withoutMissing([
    [t('interview.place'), interview.place],
    [t('interview.link'), interview.link && <ExternalLink href={interview.link} />],
    [t('interview.noteCompany'), interview.note_company],
    [t('interview.notePerson'), interview.note_person],
    [t('interview.confirmedByAgency'), interview.confirmed_by_agency && t('interview.agency')],
    [t('interview.result'), interviewResultText(interview)],
    [t('interview.cancelReason'), interview.cancel_reason],
  ]),
  [t('interview.namesAreShown'), t(interview.names_shown ? 'interview.namesToldYes' : 'interview.namesToldNo')],
  [
    t('interview.madeBy'),
    t('interview.historyBy', {
      moment: momentInIndia(interview.created_at),
      name: interview.created_by_name ?? t('interview.agency'),
    }),
  ],
];

/** What members of the company thought. */
function FeedbackOfCompany({ feedback }: Pick<Interview, 'feedback'>) {
  if (feedback.length === 0) return <Typography color="text.secondary">{t('interview.noFeedback')}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {feedback.map(({ author_name, recommendation, ratings, text, given_at }) => (
          <Box
            component="li"
            key={`${author_name} ${given_at}`}
            sx={{ py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}
          >
            <strong>{t(`interview.recommendation.${recommendation}`)}</strong>
            <Typography variant="body2" color="text.secondary">
              {t('interview.historyBy', { moment: momentInIndia(given_at), name: author_name })}
            </Typography>
            {Object.entries(ratings).map(([rated, rating]) => (
              <Typography key={rated} variant="body2">
                {t('interview.rated', { rated, rating })}
              </Typography>
            ))}
            {text && <Typography sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{text}</Typography>}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('interview.feedbackHint')}
      </Typography>
    </>
  );
}

/** What stands in the drawer; a time that was proposed opens the form with it. */
function Details({ interview }: { interview: Interview }) {
  const [slot, setSlot] = useState<Period>();
  return (
    <>
      <WarningsAndNextStep interview={interview} />
      <Facts facts={factsOf(interview)} />
      <DrawerSection title={t('interview.asked')}>
        <InterviewRecipients interview={interview} onTake={setSlot} />
      </DrawerSection>
      {isOpen(interview) && (
        <DrawerSection title={t('interview.replyFile')}>
          <ReplyFile interview={interview} />
        </DrawerSection>
      )}
      <DrawerSection title={t('interview.feedback')}>
        <FeedbackOfCompany feedback={interview.feedback} />
      </DrawerSection>
      <DrawerSection title={t('interview.history')}>
        <InterviewHistory interview={interview} />
      </DrawerSection>
      {slot && <EditInterview interview={interview} slot={slot} onClose={() => setSlot(undefined)} />}
    </>
  );
}

/** An interview: when in which zones, who is asked and what they answered, and what can be done. */
export function InterviewDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Interview>
      resource="interviews"
      path={path}
      title={({ employee_name }) => employee_name}
      subtitle={({ state }) => <InterviewChip state={state} />}
      actions={(interview) => <InterviewActions interview={interview} />}
    >
      {(interview) => <Details interview={interview} />}
    </DetailDrawer>
  );
}
