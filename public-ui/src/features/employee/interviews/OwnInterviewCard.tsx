import type { EmployeeInterview } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { useBanner } from '../../../lib/useBanner';
import { Meta } from '../../../ui/Meta';
import { CalendarFileButton } from '../../interviews/CalendarFileButton';
import { useReplying } from '../../interviews/interview-queries';
import { InterviewTimes } from '../../interviews/InterviewTimes';
import { JoinLink, MeetingFacts } from '../../interviews/MeetingFacts';
import { StateChip } from '../../interviews/StateChip';
import { ReplyBar } from '../../interviews/ReplyBar';

/** An interview of the person, with the own answer. */
export function OwnInterviewCard({ interview }: { interview: EmployeeInterview }) {
  const { succeed } = useBanner();
  const { id, job_title, company_name, round, names, can_reply, reply } = interview;
  const name = `${job_title}, ${company_name}`;
  const { replying, onChanged } = useReplying<EmployeeInterview>('employee', id);
  return (
    <article className="flex h-full break-inside-avoid flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-[6em] flex-1 text-lead" lang={typedLanguage(company_name)}>
          {company_name}
        </h3>
        <StateChip interview={interview} />
      </div>
      <Meta items={[job_title, t('meeting.round', { n: round })]} />
      <InterviewTimes {...interview} />
      <MeetingFacts interview={interview} more={names?.length ? [[t('meeting.with'), names.join(', ')]] : []} />
      <div className="mt-auto grid gap-3 pt-2">
        <JoinLink interview={interview} name={name} />
        {(can_reply || reply) && (
          <ReplyBar
            interview={interview}
            name={name}
            replying={replying}
            onChanged={onChanged}
            onSent={(given) => succeed(t(`reply.sent.${given}`, { name }))}
          />
        )}
        <CalendarFileButton side="employee" interview={interview} name={name} />
      </div>
    </article>
  );
}
