import { useGetList } from 'react-admin';
import type { Connection, JobRequest } from '@niyukt/ui-shared/api/types';
import { HAS_ENDED } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { LinkedLine } from '../kit/records/LinkedLine';
import { linkedQuery, LinkedRecords } from '../kit/records/LinkedRecords';
import { t } from '../texts/console';
import { JobStatusChip } from './job-requests/JobChips';

const NEWEST = { field: 'created_at', order: 'DESC' } as const;

/** Before anything follows from what the company says. */
const WAITS: readonly Connection['placement_status'][] = ['pending', 'shortlisted'];

const isClosed = ({ status }: JobRequest): boolean => status === 'closed';

/** How many people the company sees for a job, and how many of them it has not answered; else since when there is the job. */
function Shown({ people, since }: { people: readonly Connection[]; since: string }) {
  const unanswered = people.filter(
    ({ company_answer, placement_status }) => !company_answer && WAITS.includes(placement_status),
  ).length;
  if (people.length === 0) return since;
  return (
    <span>
      {t('company.shown', { count: people.length })}
      {unanswered > 0 && <strong>{`, ${t('company.unanswered', { count: unanswered })}`}</strong>}
    </span>
  );
}

/** The people whom the company sees for jobs. */
function useShownPeople(jobs: readonly JobRequest[]): Connection[] {
  const request_id = jobs.filter((job) => !isClosed(job)).map(({ id }) => id);
  const { data = [] } = useGetList<Connection>(
    'connections',
    {
      filter: { request_id, share: 'submitted' },
      sort: { field: 'connection_date', order: 'DESC' },
      pagination: { page: 1, perPage: 500 },
    },
    { enabled: request_id.length > 0 },
  );
  return data.filter(({ placement_status }) => placement_status !== 'placed' && !HAS_ENDED[placement_status]);
}

/** The job requests of a company, each with how many people it sees; those that are closed are folded. */
export function JobsOfCompany({ companyId: company_id }: { companyId: number }) {
  const { data: jobs = [] } = useGetList<JobRequest>('job-requests', linkedQuery({ company_id }, NEWEST));
  const people = useShownPeople(jobs);
  return (
    <LinkedRecords<JobRequest>
      resource="job-requests"
      filter={{ company_id }}
      sort={NEWEST}
      none={t('record.noJobs')}
      row={({ id, request_id, title, created_at, status }) => (
        <LinkedLine
          resource="job-requests"
          id={id}
          name={title}
          about={
            <Shown
              people={people.filter((person) => person.request_id === request_id)}
              since={dayInIndia(created_at)}
            />
          }
        >
          <JobStatusChip status={status} />
        </LinkedLine>
      )}
      atRest={4}
      folded={{ is: isClosed, title: (count) => t('company.closed', { count: String(count) }) }}
    />
  );
}
