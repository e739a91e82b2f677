import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { EMPLOYMENT_TYPES } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { useMayDelete } from '../../kit/access/useMayDelete';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { BulkDeleteButton } from '../../kit/lists/BulkDeleteButton';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { BulkExportButton } from '../../kit/lists/ExportButton';
import { ChoiceFilter, MomentFilter, TextFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { asChoices } from '../../kit/records/as-choices';
import { RecordMenu } from '../../mail/mailings/parts/RecordMenu';
import { t } from '../../texts/console';
import { priorityChoices, statusChoices } from './job-choices';
import { JOB_REQUEST_FIELDS } from './job-requests.fields';
import { JobStatusChip } from './JobChips';

const JobRequestOverlays = lazyPart(() => import('./JobRequestOverlays'));

const PATH = '/job-requests';

const FILTERS = [
  <ChoiceFilter key="status" source="status" label="filter.status" choices={statusChoices} />,
  <ChoiceFilter key="priority" source="priority" label="priority.label" choices={priorityChoices} />,
  <ChoiceFilter
    key="employment_type"
    source="employment_type"
    label="employmentType.label"
    choices={() => asChoices(EMPLOYMENT_TYPES)}
  />,
  <TextFilter key="domain" source="domain" label="domain.label" />,
  <TextFilter key="location" source="location" label="filter.location" />,
  <MomentFilter key="created_at_gte" source="created_at_gte" label="filter.addedFrom" />,
  <MomentFilter key="created_at_lte" source="created_at_lte" label="filter.addedTo" />,
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
  const mayDelete = useMayDelete();
  return (
    <List<JobRequest>
      title={t('section.jobRequests')}
      fields={JOB_REQUEST_FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('job.emptyList')} text={t('job.emptyListHint')} />}
    >
      <DataTable<JobRequest>
        bulkActionButtons={
          mayDelete && (
            <>
              <BulkExportButton />
              <BulkDeleteButton />
            </>
          )
        }
        hiddenColumns={['domain', 'salary_range']}
        isMarked={isClosed}
        card={jobCard}
        sortFields={['created_at', 'title', 'company_name', 'status']}
      >
        <DataTable.Col source="title" />
        <DataTable.Col source="company_name" />
        <DataTable.Col source="domain" />
        <DataTable.Col source="employment_type" />
        <DataTable.Col source="location" />
        <DataTable.NumberCol source="salary_range" />
        <DataTable.NumberCol source="count" label={t('job.count')} />
        <DataTable.Col source="priority" />
        <DataTable.Col source="status" />
        <DataTable.Col source="created_at" sortByOrder="DESC" />
        <DataTable.Col<JobRequest>
          label={t('list.actions')}
          align="right"
          render={({ title }) => <RecordMenu name={title} />}
        />
      </DataTable>
      <ListOverlays>
        <JobRequestOverlays path={PATH} />
      </ListOverlays>
    </List>
  );
}
