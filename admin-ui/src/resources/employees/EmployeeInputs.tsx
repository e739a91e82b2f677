import { INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { asChoices } from '../../platform/records/as-choices';
import { EmailLine } from '../../platform/records/EmailLine';
import {
  ChoiceLine,
  NameLine,
  PasswordLine,
  PhoneLine,
  RupeesLine,
  TextLine,
  WHOLE_ROW,
} from '../../platform/records/inputs';

/** What is entered for an employee. @param isNew somebody who gets an account with a first password */
export function EmployeeInputs({ isNew = false }: { isNew?: boolean }) {
  const email = <EmailLine source="email" isNew={isNew} />;
  const salary = { source: 'preferred_salary', label: t('preferredSalary.label') };
  return (
    <>
      <NameLine source="full_name" label={t('name.label')} isRequired />
      {isNew && email}
      <PhoneLine source="phone" label={t('phone.label')} isRequired />
      {isNew ? (
        <PasswordLine source="password" label={t('password.label')} hint={t('employee.passwordHint')} isRequired />
      ) : (
        email
      )}
      <TextLine source="qualification" label={t('qualification.label')} />
      <ChoiceLine source="industry" label={t('industry.label')} choices={asChoices(INDUSTRIES)} isOptional />
      <TextLine source="preferred_location" label={t('preferredLocation.label')} />
      {isNew ? (
        <RupeesLine {...salary} hint={t('salary.hint')} />
      ) : (
        <TextLine {...salary} hint={t('preferredSalary.hint')} />
      )}
      <TextLine source="skills" label={t('skills.label')} hint={t('skills.hint')} sx={WHOLE_ROW} />
      <TextLine source="resume_link" label={t('resume.label')} hint={t('resume.hint')} sx={WHOLE_ROW} />
    </>
  );
}
