import { COMPANY_SIZES, INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { asChoices } from '../../platform/records/as-choices';
import { EmailLine } from '../../platform/records/EmailLine';
import { ChoiceLine, NameLine, PasswordLine, PhoneLine, TextLine, WHOLE_ROW } from '../../platform/records/inputs';

/** What is entered for a company. @param isNew one that gets an account with a first password */
export function CompanyInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <TextLine source="name" label={t('companyName.label')} isRequired />
      <NameLine source="contact_person_name" label={t('contactName.label')} isRequired />
      <EmailLine source="contact_email" isNew={isNew} />
      <PhoneLine source="contact_person_phone" label={t('phone.label')} isRequired />
      {isNew && (
        <PasswordLine source="password" label={t('password.label')} hint={t('employee.passwordHint')} isRequired />
      )}
      <TextLine source="location" label={t('location.label')} />
      <ChoiceLine source="industry" label={t('industry.label')} choices={asChoices(INDUSTRIES)} isOptional />
      {!isNew && (
        <>
          <ChoiceLine
            source="company_size"
            label={t('companySize.label')}
            choices={asChoices(COMPANY_SIZES)}
            isOptional
          />
          <TextLine source="website_url" label={t('website.label')} hint={t('resume.hint')} sx={WHOLE_ROW} />
          <TextLine source="about_us" label={t('aboutUs.label')} lines={4} sx={WHOLE_ROW} />
        </>
      )}
    </>
  );
}
