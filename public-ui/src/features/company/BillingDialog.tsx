import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { setCompanyBillingRules as rules } from '@niyukt/ui-shared/api/company-rules';
import type { CompanyBilling, SetCompanyBilling } from '@niyukt/ui-shared/api/types';
import { GST_STATES, SUPPLY_TYPES } from '@niyukt/ui-shared/domain/gst-states';
import { gstinOf, readGstin } from '@niyukt/ui-shared/domain/gstin';
import { type BillingDetailsForm, billingDetailsForm } from '@niyukt/ui-shared/forms/company-ledger-forms';
import { useFilled } from '@niyukt/ui-shared/forms/useFilled';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useBanner } from '../../lib/useBanner';
import { useDraft } from '../../lib/useDraft';
import { FormDialog } from '../../ui/FormDialog';
import { showFailure } from '../../ui/showFieldErrors';
import { SelectField, TextArea, TextField } from '../../ui/TextField';
import { COMPANY_DRAFTS } from './drafts';
import { useSaveBilling } from './ledger-queries';

interface BillingDialogProps {
  billing: CompanyBilling;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits the company's billing details. */
export function BillingDialog({ billing, onSaved, onClose }: BillingDialogProps) {
  const save = useSaveBilling();
  const { fail } = useBanner();
  const form = useForm({
    resolver: zodResolver(billingDetailsForm),
    mode: 'onTouched',
    defaultValues: formOf(billing),
  });
  const { errors } = form.formState;
  const isDraft = useDraft(COMPANY_DRAFTS.billing, form);
  useFilled(form, 'state_code', readGstin(gstinOf(useWatch({ control: form.control, name: 'gstin' })))?.state);
  const submit = form.handleSubmit((values) =>
    save.start(values as SetCompanyBilling, {
      onSuccess: onSaved,
      onError: (failure) => showFailure(form, failure, fail),
    }),
  );
  return (
    <FormDialog
      title={t('billing.title')}
      isWide
      form={form}
      isDraft={isDraft}
      listsWrongFields
      call={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{t('billing.intro')}</p>
      <TextField
        label={t('billing.legalName')}
        autoComplete="organization"
        maxLength={rules.legal_name.maxLength}
        error={errors.legal_name?.message}
        {...form.register('legal_name')}
      />
      <TextArea
        label={t('billing.address')}
        autoComplete="street-address"
        maxLength={rules.billing_address.maxLength}
        error={errors.billing_address?.message}
        {...form.register('billing_address')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('billing.city')}
          isOptional
          autoComplete="address-level2"
          maxLength={rules.billing_city.maxLength}
          error={errors.billing_city?.message}
          {...form.register('billing_city')}
        />
        <TextField
          label={t('billing.pin')}
          isOptional
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          error={errors.billing_pin_code?.message}
          {...form.register('billing_pin_code')}
        />
        <TextField
          label={t('billing.gstin')}
          isOptional
          hint={t('billing.gstinHint')}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={rules.gstin.maxLength}
          error={errors.gstin?.message}
          {...form.register('gstin')}
        />
        <SelectField
          label={t('billing.state')}
          empty={t('field.choose')}
          choices={GST_STATES.map(({ id, name }) => [id, name] as const)}
          error={errors.state_code?.message}
          {...form.register('state_code')}
        />
        <SelectField
          label={t('billing.supplyType')}
          hint={t('billing.supplyHint')}
          choices={SUPPLY_TYPES.map((type) => [type, t(`billing.supply.${type}`)] as const)}
          error={errors.supply_type?.message}
          {...form.register('supply_type')}
        />
      </div>
      <TextField
        label={t('billing.email')}
        type="email"
        isOptional
        hint={t('billing.emailHint')}
        autoComplete="email"
        maxLength={rules.billing_email.maxLength}
        error={errors.billing_email?.message}
        {...form.register('billing_email')}
      />
    </FormDialog>
  );
}

function formOf(billing: CompanyBilling): BillingDetailsForm {
  return {
    legal_name: billing.legal_name ?? '',
    billing_address: billing.billing_address ?? '',
    billing_city: billing.billing_city ?? '',
    state_code: billing.state_code ?? '',
    billing_pin_code: billing.billing_pin_code ?? '',
    gstin: billing.gstin ?? '',
    supply_type: billing.supply_type,
    billing_email: billing.billing_email ?? '',
  };
}
