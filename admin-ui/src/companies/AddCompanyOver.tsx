import { type RaRecord, useCreateSuggestionContext, useDataProvider } from 'react-admin';
import { addCompanyForm } from '../kit/forms/admin-forms';
import { FieldInputs } from '../kit/records/FieldInputs';
import { FormDialog } from '../kit/records/FormDialog';
import { initialValues } from '../kit/resource/fields';
import { t } from '../texts/console';
import { COMPANY_FIELDS, COMPANY_INPUTS } from './companies.fields';

/** Adds a company over the form that asks for one, and chooses it there. What was searched for is its name. */
export function AddCompanyOver() {
  const { filter, onCancel, onCreate } = useCreateSuggestionContext();
  const dataProvider = useDataProvider();
  return (
    <FormDialog
      title={t('company.add')}
      schema={addCompanyForm}
      defaultValues={{ ...initialValues(COMPANY_FIELDS), name: filter ?? '' }}
      send={async (values, call) => {
        const { data } = await dataProvider.create<RaRecord>('companies', { data: values, meta: call });
        onCreate(data);
      }}
      texts={{ success: t('company.added'), failure: t('company.addFailed') }}
      onClose={onCancel}
    >
      <FieldInputs fields={COMPANY_FIELDS} first={COMPANY_INPUTS} isNew />
    </FormDialog>
  );
}
