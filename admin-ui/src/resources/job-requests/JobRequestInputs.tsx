import { t } from '@niyukt/ui-shared/i18n/console';
import { ChoiceLine, DigitLine, TextLine, WHOLE_ROW } from '../../platform/records/inputs';
import { priorityChoices } from './job-choices';

interface JobRequestInputsProps {
  /** Employment types, as the call has them. */
  types: readonly { id: string; name: string }[];
}

/** What is entered for a job request, besides its company and its status. */
export function JobRequestInputs({ types }: JobRequestInputsProps) {
  return (
    <>
      <TextLine source="title" label={t('jobTitle.label')} isRequired sx={WHOLE_ROW} />
      <TextLine source="description" label={t('description.label')} lines={4} isRequired sx={WHOLE_ROW} />
      <TextLine source="domain" label={t('domain.label')} />
      <TextLine source="location" label={t('location.label')} />
      <ChoiceLine source="employment_type" label={t('employmentType.label')} choices={types} isOptional />
      <TextLine source="salary_range" label={t('salaryRange.label')} />
      <DigitLine source="count" label={t('count.label')} most={5} isRequired />
      <ChoiceLine source="priority" label={t('priority.label')} choices={priorityChoices()} isOptional />
      <TextLine source="skills" label={t('wantedSkills.label')} hint={t('skills.hint')} sx={WHOLE_ROW} />
      <TextLine source="requirements" label={t('requirements.label')} lines={3} sx={WHOLE_ROW} />
    </>
  );
}
