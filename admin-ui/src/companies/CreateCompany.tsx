import { INDUSTRIES, MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { addCompanyForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { CreateDialog } from '../records/CreateDialog';
import { asChoices } from '../records/as-choices';
import { ChoiceLine, NameLine, PasswordLine, PhoneLine, TextLine } from '../records/inputs';

const EMPTY = {
  ...{ companyName: '', contactPersonName: '', email: '', mobile: MOBILE_PREFIX },
  ...{ password: '', location: '', industry: '' },
};
const TEXTS = { success: t('company.added'), failure: t('company.addFailed'), invalid: t('form.invalid') };

/** Adds a company (spec 5, "Admin add company"). */
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
      <TextLine source="companyName" label={t('companyName.label')} isRequired />
      <NameLine source="contactPersonName" label={t('contactName.label')} isRequired />
      <TextLine source="email" label={t('email.label')} type="email" isRequired />
      <PhoneLine source="mobile" label={t('phone.label')} isRequired />
      <PasswordLine source="password" label={t('password.label')} hint={t('employee.passwordHint')} isRequired />
      <TextLine source="location" label={t('location.label')} />
      <ChoiceLine source="industry" label={t('industry.label')} choices={asChoices(INDUSTRIES)} isOptional />
    </CreateDialog>
  );
}
