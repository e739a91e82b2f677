import { INDUSTRIES, MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { addEmployeeForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { CreateDialog } from '../records/CreateDialog';
import { asChoices } from '../records/as-choices';
import { ChoiceLine, DigitLine, NameLine, PasswordLine, PhoneLine, TextLine, WHOLE_ROW } from '../records/inputs';

const EMPTY = {
  ...{ name: '', email: '', mobile: MOBILE_PREFIX, password: '', qualification: '', industry: '' },
  ...{ emplocation: '', empsalary: '', skills: '', resume_link: '' },
};
const TEXTS = { success: t('employee.added'), failure: t('employee.addFailed'), invalid: t('form.invalid') };

/** Adds a person (spec 5, "Admin add employee"). */
export function CreateEmployee({ path }: { path: string }) {
  return (
    <CreateDialog
      resource="employees"
      path={path}
      title={t('employee.add')}
      schema={addEmployeeForm}
      defaultValues={EMPTY}
      texts={TEXTS}
    >
      <NameLine source="name" label={t('name.label')} isRequired />
      <TextLine source="email" label={t('email.label')} type="email" isRequired />
      <PhoneLine source="mobile" label={t('phone.label')} isRequired />
      <PasswordLine source="password" label={t('password.label')} hint={t('employee.passwordHint')} isRequired />
      <TextLine source="qualification" label={t('qualification.label')} />
      <ChoiceLine source="industry" label={t('industry.label')} choices={asChoices(INDUSTRIES)} isOptional />
      <TextLine source="emplocation" label={t('preferredLocation.label')} />
      <DigitLine source="empsalary" label={t('preferredSalary.label')} hint={t('salary.hint')} most={12} />
      <TextLine source="skills" label={t('skills.label')} hint={t('skills.hint')} sx={WHOLE_ROW} />
      <TextLine source="resume_link" label={t('resume.label')} hint={t('resume.hint')} sx={WHOLE_ROW} />
    </CreateDialog>
  );
}
