import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { EMPLOYMENT_TYPES } from '@niyukt/ui-shared/domain/choices';
import { skillNames } from '@niyukt/ui-shared/domain/format';
import { editJobForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { asChoices } from '../../platform/records/as-choices';
import { EditForm } from '../../platform/records/EditForm';
import { ChoiceLine } from '../../platform/records/inputs';
import { priorityChoices, statusChoices } from './job-choices';
import { JobRequestInputs } from './JobRequestInputs';

const LABELS = {
  title: 'jobTitle.label',
  description: 'description.label',
  domain: 'domain.label',
  location: 'location.label',
  employment_type: 'employmentType.label',
  salary_range: 'salaryRange.label',
  count: 'count.label',
  priority: 'priority.label',
  skills: 'wantedSkills.label',
  requirements: 'requirements.label',
  status: 'status.label',
} as const;

const valuesOf = (job: JobRequest): Record<keyof typeof LABELS, string> => ({
  title: job.title,
  description: job.description,
  domain: job.domain ?? '',
  location: job.location ?? '',
  employment_type: job.employment_type ?? '',
  salary_range: job.salary_range ?? '',
  count: String(job.count),
  priority: job.priority ?? '',
  skills: skillNames(job.skills).join(', '),
  requirements: job.requirements ?? '',
  status: job.status,
});

const CHOICES: Readonly<Record<string, () => readonly { id: string; name: string }[]>> = {
  priority: priorityChoices,
  status: statusChoices,
};
const textOf = (field: string, value: string): string =>
  CHOICES[field]?.().find(({ id }) => id === value)?.name ?? value;

/** Corrects a job request, and opens or closes it. */
export function EditJobRequest({ job, onLeave }: { job: JobRequest; onLeave: () => void }) {
  return (
    <EditForm record={job} schema={editJobForm} valuesOf={valuesOf} labels={LABELS} textOf={textOf} onLeave={onLeave}>
      <JobRequestInputs types={asChoices(EMPLOYMENT_TYPES)} />
      <ChoiceLine source="status" label={t('status.label')} choices={statusChoices()} />
    </EditForm>
  );
}
