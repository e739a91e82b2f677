import type { Company } from '@niyukt/ui-shared/api/types';
import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { editCompanyForm } from '@niyukt/ui-shared/forms/admin-forms';
import { EditForm } from '../../platform/records/EditForm';
import { CompanyInputs } from './CompanyInputs';

const LABELS = {
  name: 'companyName.label',
  contact_person_name: 'contactName.label',
  contact_email: 'email.label',
  contact_person_phone: 'phone.label',
  location: 'location.label',
  industry: 'industry.label',
  company_size: 'companySize.label',
  website_url: 'website.label',
  about_us: 'aboutUs.label',
} as const;

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
