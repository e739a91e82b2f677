import { addCompanyForm } from '../kit/forms/admin-forms';
import { CreateDialog } from '../kit/records/CreateDialog';
import { FieldInputs } from '../kit/records/FieldInputs';
import { initialValues } from '../kit/resource/fields';
import { t } from '../texts/console';
import { COMPANY_FIELDS, COMPANY_INPUTS } from './companies.fields';
import { CompanyDrawer } from './CompanyDrawer';

/** What opens over the list: the details of one, and the form that adds one. */
export default function CompanyOverlays({ path }: { path: string }) {
  return (
    <>
      <CompanyDrawer path={path} />
      <CreateDialog
        resource="companies"
        path={path}
        title={t('company.add')}
        schema={addCompanyForm}
        defaultValues={initialValues(COMPANY_FIELDS)}
        texts={{ success: 'company.added', failure: 'company.addFailed' }}
        next={{ list: '/job-requests', field: 'company_id', label: 'job.add' }}
      >
        <FieldInputs fields={COMPANY_FIELDS} first={COMPANY_INPUTS} isNew />
      </CreateDialog>
    </>
  );
}
