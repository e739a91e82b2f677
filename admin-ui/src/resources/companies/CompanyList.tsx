import type { Company } from '@niyukt/ui-shared/api/types';
import { COMPANY_SIZES, INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import { DeleteColumn } from '../../platform/lists/DeleteColumn';
import type { CsvColumn } from '../../platform/lists/csv';
import { choiceFilter, momentFilter, textFilter } from '../../platform/lists/filters';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { asChoices } from '../../platform/records/as-choices';
import { CardContacts, Email, Phone } from '../../platform/records/Contact';
import { Day } from '../../platform/records/Day';
import { DeleteButton } from '../../platform/records/DeleteButton';

const CompanyOverlays = later(() => import('./CompanyOverlays'));

const PATH = '/companies';

const FILTERS = [
  choiceFilter('industry', 'filter.industry', () => asChoices(INDUSTRIES)),
  textFilter('location', 'filter.location'),
  choiceFilter('company_size', 'companySize.label', () => asChoices(COMPANY_SIZES)),
  momentFilter('created_at_gte', 'filter.addedFrom'),
  momentFilter('created_at_lte', 'filter.addedTo'),
];

const CSV: readonly CsvColumn<Company>[] = [
  { label: 'list.number', value: (company) => company.company_id },
  { label: 'companyName.label', value: (company) => company.name },
  { label: 'contactName.label', value: (company) => company.contact_person_name },
  { label: 'email.label', value: (company) => company.contact_email },
  { label: 'contactPhone.label', value: (company) => company.contact_person_phone },
  { label: 'industry.label', value: (company) => company.industry },
  { label: 'location.label', value: (company) => company.location },
  { label: 'companySize.label', value: (company) => company.company_size },
  { label: 'website.label', value: (company) => company.website_url },
  { label: 'employee.added.on', value: (company) => dayInIndia(company.created_at) },
];

const companyCard = (company: Company) => (
  <CardText
    name={company.name}
    lines={[
      [company.contact_person_name, company.contact_email],
      [company.contact_person_phone, company.industry, company.location],
    ]}
    contacts={<CardContacts phone={company.contact_person_phone} email={company.contact_email} />}
  />
);

/** Companies that look for people. */
export default function CompanyList() {
  return (
    <RecordList<Company>
      path={PATH}
      title={t('section.companies')}
      filters={FILTERS}
      sortFields={['created_at', 'name', 'location']}
      hiddenColumns={['company_size']}
      card={companyCard}
      csv={CSV}
      add={{ to: `${PATH}/create`, label: t('company.add') }}
      empty={{ title: t('company.emptyList'), text: t('company.emptyListHint') }}
      isDeletable
      overlays={<CompanyOverlays path={PATH} />}
    >
      <Column<Company>
        source="name"
        label={t('companyName.label')}
        render={({ name }) => <RecordLink>{name}</RecordLink>}
      />
      <Column<Company> source="contact_person_name" label={t('contactPerson.label')} />
      <Column<Company>
        source="contact_email"
        label={t('email.label')}
        render={({ contact_email }) => <Email address={contact_email} />}
      />
      <Column<Company>
        source="contact_person_phone"
        label={t('contactPhone.label')}
        render={({ contact_person_phone }) => <Phone number={contact_person_phone} />}
      />
      <Column<Company> source="industry" label={t('industry.label')} />
      <Column<Company> source="location" label={t('location.label')} />
      <Column<Company> source="company_size" label={t('companySize.label')} />
      <Column<Company>
        source="created_at"
        label={t('employee.added.on')}
        sortByOrder="DESC"
        render={({ created_at }) => <Day at={created_at} />}
      />
      <DeleteColumn<Company> render={({ name }) => <DeleteButton name={name} />} />
    </RecordList>
  );
}
