import type { Company } from '@niyukt/ui-shared/api/types';
import { COMPANY_SIZES, INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../kit/chunks/lazy-part';
import { BulkDeleteButton } from '../kit/lists/BulkDeleteButton';
import { CardText } from '../kit/lists/CardText';
import { EmptyList } from '../kit/lists/CreateButton';
import { DataTable } from '../kit/lists/DataTable';
import { BulkExportButton } from '../kit/lists/ExportButton';
import { ChoiceFilter, MomentFilter, TextFilter } from '../kit/lists/filters';
import { List } from '../kit/lists/List';
import { ListOverlays } from '../kit/lists/Overlays';
import { asChoices } from '../kit/records/as-choices';
import { CardContacts } from '../kit/records/Contact';
import { RecordMenu } from '../mail/mailings/parts/RecordMenu';
import { t } from '../texts/console';
import { COMPANY_FIELDS } from './companies.fields';

const BulkMailButton = lazyPart(() => import('../mail/mailings/parts/BulkMailButton'));
const CompanyOverlays = lazyPart(() => import('./CompanyOverlays'));

const PATH = '/companies';

const FILTERS = [
  <ChoiceFilter key="industry" source="industry" label="filter.industry" choices={() => asChoices(INDUSTRIES)} />,
  <TextFilter key="location" source="location" label="filter.location" />,
  <ChoiceFilter
    key="company_size"
    source="company_size"
    label="companySize.label"
    choices={() => asChoices(COMPANY_SIZES)}
  />,
  <MomentFilter key="created_at_gte" source="created_at_gte" label="filter.addedFrom" />,
  <MomentFilter key="created_at_lte" source="created_at_lte" label="filter.addedTo" />,
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
      title={t('section.companies')}
      fields={COMPANY_FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('company.emptyList')} text={t('company.emptyListHint')} />}
    >
      <DataTable<Company>
        bulkActionButtons={
          <>
            <BulkMailButton kind="company" />
            <BulkExportButton />
            <BulkDeleteButton />
          </>
        }
        hiddenColumns={['company_size']}
        card={companyCard}
        sortFields={['created_at', 'name', 'location']}
      >
        <DataTable.Col source="name" />
        <DataTable.Col source="contact_person_name" label={t('contactPerson.label')} />
        <DataTable.Col source="contact_email" />
        <DataTable.Col source="contact_person_phone" />
        <DataTable.Col source="industry" />
        <DataTable.Col source="location" />
        <DataTable.Col source="company_size" />
        <DataTable.Col source="created_at" sortByOrder="DESC" />
        <DataTable.Col<Company>
          label={t('list.actions')}
          align="right"
          render={({ name, contact_person_phone }) => (
            <RecordMenu kind="company" name={name} phone={contact_person_phone} />
          )}
        />
      </DataTable>
      <ListOverlays>
        <CompanyOverlays path={PATH} />
      </ListOverlays>
    </List>
  );
}
