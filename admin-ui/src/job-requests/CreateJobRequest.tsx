import { ADMIN_EMPLOYMENT_TYPES, PRIORITIES } from '@niyukt/ui-shared/domain/choices';
import { addJobForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { CreateDialog } from '../records/CreateDialog';
import { ChoiceLine, DigitLine, TextLine, WHOLE_ROW } from '../records/inputs';
import { RecordPicker } from '../records/RecordPicker';

const EMPTY = {
  ...{ company_id: null, title: '', description: '', domain: '', location: '', employment_type: '' },
  ...{ salary_range: '', count: '1', priority: '', requirements: '' },
};
const TEXTS = { success: t('job.added'), failure: t('job.addFailed'), invalid: t('job.invalid') };
const TYPES = ADMIN_EMPLOYMENT_TYPES.map((id) => ({ id, name: t(`employmentType.${id}`) }));
const PRIORITY_CHOICES = PRIORITIES.map((id) => ({ id, name: t(`priority.${id}`) }));

/** Adds a job request for a company (spec 5, "Admin add job"). */
export function CreateJobRequest({ path }: { path: string }) {
  return (
    <CreateDialog
      resource="job-requests"
      path={path}
      title={t('job.add')}
      schema={addJobForm}
      defaultValues={EMPTY}
      texts={TEXTS}
    >
      <RecordPicker
        source="company_id"
        resource="companies"
        label={t('company.label')}
        sort={{ field: 'name', order: 'ASC' }}
        optionText={({ name, location }) => [name, location].filter(Boolean).join(' · ')}
        isRequired

        sx={WHOLE_ROW}
      />
      <TextLine source="title" label={t('jobTitle.label')} isRequired sx={WHOLE_ROW} />
      <TextLine source="description" label={t('description.label')} lines={4} isRequired sx={WHOLE_ROW} />
      <TextLine source="domain" label={t('domain.label')} />
      <TextLine source="location" label={t('location.label')} />
      <ChoiceLine source="employment_type" label={t('employmentType.label')} choices={TYPES} isOptional />
      <TextLine source="salary_range" label={t('salaryRange.label')} />
      <DigitLine source="count" label={t('count.label')} most={5} isRequired />
      <ChoiceLine source="priority" label={t('priority.label')} choices={PRIORITY_CHOICES} isOptional />
      <TextLine source="requirements" label={t('requirements.label')} lines={3} sx={WHOLE_ROW} />
    </CreateDialog>
  );
}
