import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { addCompanyForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { CreateDialog } from '../../platform/records/CreateDialog';
import { CompanyInputs } from './CompanyInputs';

const EMPTY = {
  name: '',
  contact_person_name: '',
  contact_email: '',
  contact_person_phone: MOBILE_PREFIX,
  password: '',
  location: '',
  industry: '',
};
const TEXTS = { success: 'company.added', failure: 'company.addFailed' } as const;

/** Adds a company. */
export function CreateCompany({ path }: { path: string }) {
  return (
    <CreateDialog
      resource="companies"
      path={path}
      title={t('company.add')}
      schema={addCompanyForm}
      defaultValues={EMPTY}
      texts={TEXTS}
    >
      <CompanyInputs isNew />
    </CreateDialog>
  );
}
