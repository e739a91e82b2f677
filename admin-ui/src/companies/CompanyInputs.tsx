import { COMPANY_SIZES, INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { AccountLines } from '../records/AccountLines';
import { asChoices } from '../records/as-choices';
import { ChoiceLine, NameLine, PhoneLine, TextLine, WHOLE_ROW } from '../records/inputs';

/** What is entered for a company. @param isNew one that gets an account with a first password */
export function CompanyInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <TextLine source="name" label={t('companyName.label')} isRequired />
      <NameLine source="contact_person_name" label={t('contactName.label')} isRequired />
      <PhoneLine source="contact_person_phone" label={t('phone.label')} isRequired />
      <TextLine source="location" label={t('location.label')} />
      <AccountLines source="contact_email" isNew={isNew} />
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
