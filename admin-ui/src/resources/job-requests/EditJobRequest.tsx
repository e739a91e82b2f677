import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { EMPLOYMENT_TYPES } from '@niyukt/ui-shared/domain/choices';
import { editJobForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { asChoices } from '../../platform/records/as-choices';
import { EditForm } from '../../platform/records/EditForm';
import { ChoiceLine } from '../../platform/records/inputs';
import { PRIORITY_CHOICES, STATUS_CHOICES } from './job-choices';
import { JobRequestInputs } from './JobRequestInputs';

const LABELS = {
  title: t('jobTitle.label'),
  description: t('description.label'),
  domain: t('domain.label'),
  location: t('location.label'),
  employment_type: t('employmentType.label'),
  salary_range: t('salaryRange.label'),
  count: t('count.label'),
  priority: t('priority.label'),
  requirements: t('requirements.label'),
  status: t('status.label'),
};

const valuesOf = (job: JobRequest): Record<keyof typeof LABELS, string> => ({
  title: job.title,
  description: job.description,
  domain: job.domain ?? '',
  location: job.location ?? '',
  employment_type: job.employment_type ?? '',
  salary_range: job.salary_range ?? '',
  count: String(job.count),
  priority: job.priority ?? '',
  requirements: job.requirements ?? '',
  status: job.status,
});

const CHOICES: Readonly<Record<string, readonly { id: string; name: string }[]>> = {
  priority: PRIORITY_CHOICES,
  status: STATUS_CHOICES,
};
const textOf = (field: string, value: string): string => CHOICES[field]?.find(({ id }) => id === value)?.name ?? value;

/** Corrects a job request, and opens or closes it. */
export function EditJobRequest({ job, onLeave }: { job: JobRequest; onLeave: () => void }) {
  return (
    <EditForm record={job} schema={editJobForm} valuesOf={valuesOf} labels={LABELS} textOf={textOf} onLeave={onLeave}>
      <JobRequestInputs types={asChoices(EMPLOYMENT_TYPES)} />
      <ChoiceLine source="status" label={t('status.label')} choices={STATUS_CHOICES} />
    </EditForm>
  );
}
