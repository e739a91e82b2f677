import '../texts/ledger';
import { Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useDataProvider, useGetOne, useNotify } from 'react-admin';
import * as z from 'zod/mini';
import type { Company, CompanyBilling } from '@niyukt/ui-shared/api/types';
import { SUPPLY_TYPES } from '@niyukt/ui-shared/domain/gst-states';
import { gstinRule } from '@niyukt/ui-shared/forms/gstin-rule';
import { choice, optional } from '@niyukt/ui-shared/forms/rules';
import { failureText } from '../kit/providers/http-client';
import { FormDialog } from '../kit/records/FormDialog';
import { GstinLine, StateLine } from '../kit/records/Gstin';
import { ChoiceLine, TextLine } from '../kit/records/inputs';
import { t } from '../texts/console';
import type { CompanyProvider } from './calls';

/** What a company is billed as; what is wrong with a PIN code or an e-mail the server says by field. */
const companyBillingForm = z.object({
  legal_name: optional(),
  billing_address: optional(),
  billing_city: optional(),
  state_code: optional(),
  billing_pin_code: optional(),
  gstin: gstinRule(),
  supply_type: choice(SUPPLY_TYPES, 'field.choose'),
  billing_email: optional(),
});

const BILLING_FIELDS = [
  'legal_name',
  'billing_address',
  'billing_city',
  'state_code',
  'billing_pin_code',
  'gstin',
  'supply_type',
  'billing_email',
] as const;

type Values = Record<(typeof BILLING_FIELDS)[number], string>;

const valuesOf = (billing: CompanyBilling): Values =>
  Object.fromEntries(BILLING_FIELDS.map((field) => [field, billing[field] ?? ''])) as Values;

/** Whether nothing was said yet of what a company is billed as. */
export const isUnknown = (billing: CompanyBilling): boolean =>
  BILLING_FIELDS.every((field) => !billing[field] || billing[field] === 'regular');

/** Only what was changed; an emptied field is sent as null. */
const changesOf = (values: Values, before: Values): object =>
  Object.fromEntries(
    BILLING_FIELDS.filter((field) => values[field] !== before[field]).map((field) => [field, values[field] || null]),
  );

/** Where the billing data of a company are kept once they were read. */
const keyOf = (companyId: number) => ['companies', 'billing', companyId];

/** What a company is billed as. */
export function useCompanyBilling(companyId: number) {
  const dataProvider = useDataProvider<CompanyProvider>();
  return useQuery({ queryKey: keyOf(companyId), queryFn: () => dataProvider.getCompanyBilling(companyId) });
}

interface BillingDialogProps {
  company: Pick<Company, 'name' | 'location'>;
  billing: CompanyBilling;
  onClose: () => void;
}

/** Asks what a company is billed as; the first time its name and city are there already. */
export function BillingDialog({ company, billing, onClose }: BillingDialogProps) {
  const dataProvider = useDataProvider<CompanyProvider>();
  const queryClient = useQueryClient();
  const before = valuesOf(billing);
  const isFirst = isUnknown(billing);
  return (
    <FormDialog
      title={t(isFirst ? 'billingData.add' : 'billingData.edit')}
      label={t('action.save')}
      schema={companyBillingForm}
      defaultValues={isFirst ? { ...before, legal_name: company.name, billing_city: company.location ?? '' } : before}
      send={async (values, call) => {
        const saved = await dataProvider.setCompanyBilling(billing.company_id, changesOf(values, before), call);
        queryClient.setQueryData(keyOf(billing.company_id), saved);
      }}
      texts={{ success: t('billingData.saved'), failure: t('billingData.saveFailed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('billingData.hint')}</Typography>}
    >
      <TextLine source="legal_name" label={t('billingData.legal_name')} isWide />
      <TextLine source="billing_address" label={t('billingData.billing_address')} lines={2} isWide />
      <TextLine source="billing_city" label={t('billingData.billing_city')} />
      <TextLine source="billing_pin_code" label={t('billingData.billing_pin_code')} />
      <GstinLine source="gstin" label={t('billingData.gstin')} />
      <StateLine source="state_code" label={t('billingData.state_code')} isOptional />
      <ChoiceLine
        source="supply_type"
        label={t('billingData.supply_type')}
        hint={t('billingData.supplyHint')}
        choices={SUPPLY_TYPES.map((type) => ({ id: type, name: t(`supplyType.${type}`) }))}
        isWide
      />
      <TextLine
        source="billing_email"
        label={t('billingData.billing_email')}
        hint={t('billingData.emailHint')}
        isWide
      />
    </FormDialog>
  );
}

/** The same over the record of something else. What cannot be read is said, and the form is not opened. */
export default function BillingOfCompany({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const notify = useNotify();
  const company = useGetOne<Company>('companies', { id: companyId });
  const billing = useCompanyBilling(companyId);
  const failure: unknown = (!company.data && company.error) || (!billing.data && billing.error);
  const giveUp = useEffectEvent((error: unknown) => {
    notify(failureText(error, t('record.loadFailed')), { type: 'error' });
    onClose();
  });
  useEffect(() => {
    if (failure) giveUp(failure);
  }, [failure]);
  return company.data && billing.data?.company_id ? (
    <BillingDialog company={company.data} billing={billing.data} onClose={onClose} />
  ) : null;
}
