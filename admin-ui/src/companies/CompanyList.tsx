import type { Company } from '@niyukt/ui-shared/api/types';
import { COMPANY_SIZES, INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../kit/chunks/lazy-part';
import { CardText } from '../kit/lists/CardText';
import { choiceFilter, momentFilter, textFilter } from '../kit/lists/filters';
import { List } from '../kit/lists/List';
import { asChoices } from '../kit/records/as-choices';
import { CardContacts } from '../kit/records/Contact';
import { COMPANY_FIELDS } from './companies.fields';

const BulkMailButton = lazyPart(() => import('../mail/mailings/parts/BulkMailButton'));
const CompanyOverlays = lazyPart(() => import('./CompanyOverlays'));

const PATH = '/companies';

const FILTERS = [
  choiceFilter('industry', 'filter.industry', () => asChoices(INDUSTRIES)),
  textFilter('location', 'filter.location'),
  choiceFilter('company_size', 'companySize.label', () => asChoices(COMPANY_SIZES)),
  momentFilter('created_at_gte', 'filter.addedFrom'),
  momentFilter('created_at_lte', 'filter.addedTo'),
];

const companyCard = (company: Company) => (
  <CardText
    name={company.name}
    lines={[
      [company.contact_person_name, company.contact_email],
      [phoneText(company.contact_person_phone), company.industry, company.location],
    ]}
    contacts={<CardContacts phone={company.contact_person_phone} email={company.contact_email} />}
  />
);

/** Companies that look for people. */
export default function CompanyList() {
  return (
    <List<Company>
      path={PATH}
      title={t('section.companies')}
      filters={FILTERS}
      sortFields={['created_at', 'name', 'location']}
      card={companyCard}
      fields={COMPANY_FIELDS}
      add={{ to: `${PATH}/create`, label: t('company.add') }}
      empty={{ title: t('company.emptyList'), text: t('company.emptyListHint') }}
      bulkActions={<BulkMailButton kind="company" />}
      deletedName={({ name }) => name}
      overlays={<CompanyOverlays path={PATH} />}
    />
  );
}
