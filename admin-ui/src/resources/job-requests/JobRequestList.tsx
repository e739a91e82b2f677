import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { EMPLOYMENT_TYPES } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import { DeleteColumn } from '../../platform/lists/DeleteColumn';
import type { CsvColumn } from '../../platform/lists/csv';
import { choiceFilter, momentFilter, textFilter } from '../../platform/lists/filters';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { asChoices } from '../../platform/records/as-choices';
import { Day } from '../../platform/records/Day';
import { DeleteButton } from '../../platform/records/DeleteButton';
import { priorityChoices, statusChoices } from './job-choices';
import { JobStatusChip } from './JobStatusChip';
import { PriorityChip } from './PriorityChip';

const JobRequestOverlays = later(() => import('./JobRequestOverlays'));

const PATH = '/job-requests';

const FILTERS = [
  choiceFilter('status', 'filter.status', statusChoices),
  choiceFilter('priority', 'priority.label', priorityChoices),
  choiceFilter('employment_type', 'employmentType.label', () => asChoices(EMPLOYMENT_TYPES)),
  textFilter('domain', 'domain.label'),
  textFilter('location', 'filter.location'),
  momentFilter('created_at_gte', 'filter.addedFrom'),
  momentFilter('created_at_lte', 'filter.addedTo'),
];

const CSV: readonly CsvColumn<JobRequest>[] = [
  { label: 'list.number', value: (job) => job.request_id },
  { label: 'jobTitle.label', value: (job) => job.title },
  { label: 'company.label', value: (job) => job.company_name },
  { label: 'domain.label', value: (job) => job.domain },
  { label: 'employmentType.label', value: (job) => job.employment_type },
  { label: 'location.label', value: (job) => job.location },
  { label: 'salaryRange.label', value: (job) => job.salary_range },
  { label: 'count.label', value: (job) => job.count },
  { label: 'priority.label', value: (job) => job.priority && t(`priority.${job.priority}`) },
  { label: 'status.label', value: (job) => t(`jobStatus.${job.status}`) },
  { label: 'description.label', value: (job) => job.description },
  { label: 'requirements.label', value: (job) => job.requirements },
  { label: 'job.created', value: (job) => dayInIndia(job.created_at) },
];

/** Closed jobs stand out: nobody is to be connected to them any more. */
const isClosed = ({ status }: JobRequest): boolean => status === 'closed';

const jobCard = (job: JobRequest) => (
  <CardText
    name={job.title}
    status={<JobStatusChip status={job.status} />}
    lines={[[job.company_name], [job.employment_type, job.location, dayInIndia(job.created_at)]]}
    isMarked={isClosed(job)}
  />
);

/** Jobs that companies want filled. */
export default function JobRequestList() {
  return (
    <RecordList<JobRequest>
      path={PATH}
      title={t('section.jobRequests')}
      filters={FILTERS}
      sortFields={['created_at', 'title', 'company_name', 'status']}
      hiddenColumns={['domain', 'salary_range']}
      card={jobCard}
      csv={CSV}
      add={{ to: `${PATH}/create`, label: t('job.add') }}
      empty={{ title: t('job.emptyList'), text: t('job.emptyListHint') }}
      isDeletable
      isMarked={isClosed}
      overlays={<JobRequestOverlays path={PATH} />}
    >
      <Column<JobRequest>
        source="title"
        label={t('jobTitle.label')}
        render={({ title }) => <RecordLink>{title}</RecordLink>}
      />
      <Column<JobRequest> source="company_name" label={t('company.label')} />
      <Column<JobRequest> source="domain" label={t('domain.label')} />
      <Column<JobRequest> source="employment_type" label={t('employmentType.label')} />
      <Column<JobRequest> source="location" label={t('location.label')} />
      <Column<JobRequest>
        source="salary_range"
        label={t('salaryRange.label')}
        align="right"
        render={({ salary_range }) => salaryText(salary_range, t('generic.notSpecified'))}
      />
      <Column<JobRequest> source="count" label={t('job.count')} align="right" />
      <Column<JobRequest>
        source="priority"
        label={t('priority.label')}
        render={({ priority }) => <PriorityChip priority={priority} />}
      />
      <Column<JobRequest>
        source="status"
        label={t('status.label')}
        render={({ status }) => <JobStatusChip status={status} />}
      />
      <Column<JobRequest>
        source="created_at"
        label={t('job.created')}
        sortByOrder="DESC"
        render={({ created_at }) => <Day at={created_at} />}
      />
      <DeleteColumn<JobRequest> render={({ title }) => <DeleteButton name={title} />} />
    </RecordList>
  );
}
