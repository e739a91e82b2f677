import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { EMPLOYMENT_TYPES } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, momentFilter, textFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { asChoices } from '../../kit/records/as-choices';
import { priorityChoices, statusChoices } from './job-choices';
import { JobStatusChip } from './JobStatusChip';
import { JOB_REQUEST_FIELDS } from './job-requests.fields';

const JobRequestOverlays = lazyPart(() => import('./JobRequestOverlays'));

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

/** Closed jobs are marked: no more people are to be connected to them. */
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
    <List<JobRequest>
      path={PATH}
      title={t('section.jobRequests')}
      filters={FILTERS}
      sortFields={['created_at', 'title', 'company_name', 'status']}
      card={jobCard}
      fields={JOB_REQUEST_FIELDS}
      add={{ to: `${PATH}/create`, label: t('job.add') }}
      empty={{ title: t('job.emptyList'), text: t('job.emptyListHint') }}
      deletedName={({ title }) => title}
      isMarked={isClosed}
      overlays={<JobRequestOverlays path={PATH} />}
    />
  );
}
