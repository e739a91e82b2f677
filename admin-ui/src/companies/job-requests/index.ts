import WorkOutline from '@mui/icons-material/WorkOutline';
import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { filled, patch, shaped, withOwner } from '../../kit/resource/calls';
import type { Resource } from '../../kit/resource/resource';
import { searchedField } from '../../kit/resource/searched-field';
import { t } from '../../texts/console';
import { pages } from '../pages';

export const jobRequests: Resource<JobRequest> = {
  page: pages.jobRequests,
  title: 'section.jobRequests',
  records: {
    representation: 'title',
    kind: {
      name: 'kind.jobRequest',
      title: 'kindTitle.jobRequest',
      plural: 'kinds.jobRequest',
      deletedWithIt: 'delete.withJob',
      deletedWithThem: 'delete.withJobs',
    },
    recordKind: 'job_request',
    auditKind: 'job request',
    create: { path: '/jobs/create', body: (values) => ({ ...filled(values), count: Number(values['count']) }) },
    createTitle: 'job.add',
    update: patch('job-requests', (values) => withOwner(shaped('count', Number)(values))),
    actionKeys: ['e', 'c'],
    search: {
      Icon: WorkOutline,
      name: ({ title }) => title,
      details: ({ company_name, status }) => [company_name, t(`jobStatus.${status}`)],
      fields: (job) => [
        searchedField(t('company.label'), job.company_name),
        searchedField(t('domain.label'), job.domain),
        searchedField(t('location.label'), job.location),
        searchedField(t('status.label'), t(`jobStatus.${job.status}`)),
        searchedField(t('employmentType.label'), job.employment_type),
        searchedField(t('priority.label'), job.priority && t(`priority.${job.priority}`)),
      ],
    },
  },
};
