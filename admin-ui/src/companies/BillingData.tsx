import '../texts/ledger';
import { Button, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Company, CompanyBilling } from '@niyukt/ui-shared/api/types';
import { stateText, SUPPLY_TYPES } from '@niyukt/ui-shared/domain/gst-states';
import { companyBillingForm } from '../kit/forms/billing-forms';
import { FailureAlert } from '../kit/page/FailureAlert';
import { failureText } from '../kit/providers/http-client';
import { Email } from '../kit/records/Contact';
import { Facts } from '../kit/records/Facts';
import { Fold } from '../kit/records/Fold';
import { FormDialog } from '../kit/records/FormDialog';
import { GstinLine, StateLine } from '../kit/records/Gstin';
import { ChoiceLine, TextLine, WHOLE_ROW } from '../kit/records/inputs';
import { t } from '../texts/console';
import type { CompanyProvider } from './calls';

const FIELDS = [
  'legal_name',
  'billing_address',
  'billing_city',
  'state_code',
  'billing_pin_code',
  'gstin',
  'supply_type',
  'billing_email',
] as const;

type Values = Record<(typeof FIELDS)[number], string>;

const valuesOf = (billing: CompanyBilling): Values =>
  Object.fromEntries(FIELDS.map((field) => [field, billing[field] ?? ''])) as Values;

/** Only what was changed; an emptied field is sent as null. */
const changesOf = (values: Values, before: Values): object =>
  Object.fromEntries(
    FIELDS.filter((field) => values[field] !== before[field]).map((field) => [field, values[field] || null]),
  );

interface EditBillingProps {
  billing: CompanyBilling;
  queryKey: readonly unknown[];
  onClose: () => void;
}

function EditBilling({ billing, queryKey, onClose }: EditBillingProps) {
  const dataProvider = useDataProvider<CompanyProvider>();
  const queryClient = useQueryClient();
  const before = valuesOf(billing);
  return (
    <FormDialog
      title={t('billingData.edit')}
      label={t('action.save')}
      schema={companyBillingForm}
      defaultValues={before}
      send={async (values, call) => {
        const saved = await dataProvider.setCompanyBilling(billing.company_id, changesOf(values, before), call);
        queryClient.setQueryData(queryKey, saved);
      }}
      texts={{ success: t('billingData.saved'), failure: t('billingData.saveFailed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('billingData.hint')}</Typography>}
    >
      <TextLine source="legal_name" label={t('billingData.legal_name')} sx={WHOLE_ROW} />
      <TextLine source="billing_address" label={t('billingData.billing_address')} lines={2} sx={WHOLE_ROW} />
      <TextLine source="billing_city" label={t('billingData.billing_city')} />
      <TextLine source="billing_pin_code" label={t('billingData.billing_pin_code')} />
      <GstinLine source="gstin" label={t('billingData.gstin')} />
      <StateLine source="state_code" label={t('billingData.state_code')} isOptional />
      <ChoiceLine
        source="supply_type"
        label={t('billingData.supply_type')}
        hint={t('billingData.supplyHint')}
        choices={SUPPLY_TYPES.map((type) => ({ id: type, name: t(`supplyType.${type}`) }))}
        sx={WHOLE_ROW}
      />
      <TextLine
        source="billing_email"
        label={t('billingData.billing_email')}
        hint={t('billingData.emailHint')}
        sx={WHOLE_ROW}
      />
    </FormDialog>
  );
}

/** What a company is billed as: what an invoice says of it, and where it is sent. */
function BillingData({ company: { company_id } }: { company: Company }) {
  const dataProvider = useDataProvider<CompanyProvider>();
  const [isEditing, setEditing] = useState(false);
  const queryKey = ['companies', 'billing', company_id];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => dataProvider.getCompanyBilling(company_id) });
  // a form that is filled in outlives a failed reading
  if (error && !data)
    return <FailureAlert retry={() => void refetch()}>{failureText(error, t('record.loadFailed'))}</FailureAlert>;
  if (!data?.company_id) return <Skeleton variant="rounded" height={160} />;
  const isEmpty = FIELDS.every((field) => !data[field] || data[field] === 'regular');
  return (
    <>
      {!isEmpty && (
        <Facts
          facts={[
            [t('billingData.legal_name'), data.legal_name],
            [t('billingData.billing_address'), data.billing_address],
            [t('billingData.billing_city'), [data.billing_city, data.billing_pin_code].filter(Boolean).join(', ')],
            [t('billingData.state_code'), data.state_code && stateText(data.state_code)],
            [t('billingData.gstin'), data.gstin],
            [t('billingData.supply_type'), t(`supplyType.${data.supply_type}`)],
            [t('billingData.billing_email'), data.billing_email && <Email key="email" address={data.billing_email} />],
          ]}
        />
      )}
      <Button variant="outlined" className="no-print" sx={{ mt: 1.5 }} onClick={() => setEditing(true)}>
        {t(isEmpty ? 'billingData.add' : 'billingData.edit')}
      </Button>
      {isEditing && <EditBilling billing={data} queryKey={queryKey} onClose={() => setEditing(false)} />}
    </>
  );
}

/** The same in one line; open where an invoice lacks something of it. */
export function BillingFold({ company }: { company: Company }) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === '#billing');
  return (
    <section>
      <Fold title={t('billingData.title')} isOpen={isOpen} onToggle={setOpen}>
        <BillingData company={company} />
      </Fold>
    </section>
  );
}
