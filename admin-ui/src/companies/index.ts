import Apartment from '@mui/icons-material/ApartmentOutlined';
import type { Company } from '@niyukt/ui-shared/api/types';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import type { Resource } from '../kit/resource/resource';
import { searchedField } from '../kit/resource/searched-field';
import { t } from '../texts/console';
import { companyCalls, CREATE_COMPANY, updateCompany } from './calls';
import { pages } from './pages';

export const companies: Resource<Company> = {
  page: pages.companies,
  title: 'section.companies',
  records: {
    representation: 'name',
    kind: {
      name: 'kind.company',
      title: 'kindTitle.company',
      plural: 'kinds.company',
      deletedWithIt: 'delete.withCompany',
      deletedWithThem: 'delete.withCompanies',
    },
    recordKind: 'company',
    auditKind: 'company',
    create: CREATE_COMPANY,
    createTitle: 'company.add',
    update: updateCompany,
    actionKeys: ['e'],
    search: {
      Icon: Apartment,
      name: ({ name }) => name,
      details: ({ contact_person_name, location }) => [contact_person_name, location],
      fields: (company) => [
        searchedField(t('contactPerson.label'), company.contact_person_name),
        searchedField(t('email.label'), company.contact_email),
        searchedField(t('phone.label'), phoneText(company.contact_person_phone)),
        searchedField(t('location.label'), company.location),
        searchedField(t('industry.label'), company.industry),
      ],
    },
  },
  calls: companyCalls,
};
