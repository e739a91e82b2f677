import type { Company } from '@niyukt/ui-shared/api/types';
import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { editCompanyForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { EditForm } from '../../platform/records/EditForm';
import { CompanyInputs } from './CompanyInputs';

const LABELS = {
  name: t('companyName.label'),
  contact_person_name: t('contactName.label'),
  contact_email: t('email.label'),
  contact_person_phone: t('phone.label'),
  location: t('location.label'),
  industry: t('industry.label'),
  company_size: t('companySize.label'),
  website_url: t('website.label'),
  about_us: t('aboutUs.label'),
};

const valuesOf = (company: Company): Record<keyof typeof LABELS, string> => ({
  name: company.name,
  contact_person_name: company.contact_person_name,
  contact_email: company.contact_email,
  contact_person_phone: MOBILE_PREFIX + company.contact_person_phone,
  location: company.location ?? '',
  industry: company.industry ?? '',
  company_size: company.company_size ?? '',
  website_url: company.website_url ?? '',
  about_us: company.about_us ?? '',
});

/** Corrects what is known of a company. */
export function EditCompany({ company, onLeave }: { company: Company; onLeave: () => void }) {
  return (
    <EditForm record={company} schema={editCompanyForm} valuesOf={valuesOf} labels={LABELS} onLeave={onLeave}>
      <CompanyInputs />
    </EditForm>
  );
}
