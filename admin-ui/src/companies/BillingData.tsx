import '../texts/ledger';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { Company } from '@niyukt/ui-shared/api/types';
import { stateText } from '@niyukt/ui-shared/domain/gst-states';
import { NotYet } from '../kit/page/NotYet';
import { Email } from '../kit/records/Contact';
import { Facts } from '../kit/records/Facts';
import { OwnFold } from '../kit/records/Fold';
import { t } from '../texts/console';
import { BillingDialog, isUnknown, useCompanyBilling } from './BillingDialog';

/** What a company is billed as: what an invoice says of it, and where it is sent. */
function BillingData({ company }: { company: Company }) {
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useCompanyBilling(company.company_id);
  // a form that is filled in outlives a failed reading
  if (!data?.company_id) return <NotYet error={error} retry={refetch} failed={t('record.loadFailed')} height={160} />;
  const isEmpty = isUnknown(data);
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
      {isEditing && <BillingDialog company={company} billing={data} onClose={() => setEditing(false)} />}
    </>
  );
}

/** What an invoice needs most, in one line. */
function BillingSummary({ company }: { company: Company }) {
  const { data } = useCompanyBilling(company.company_id);
  if (!data?.company_id) return null;
  const said = [data.gstin || t('billingData.noGstin'), data.billing_city].filter(Boolean).join(' · ');
  return <span>{isUnknown(data) ? t('billingData.nothing') : said}</span>;
}

/** The same in one line. */
export const BillingFold = ({ company }: { company: Company }) => (
  <section>
    <OwnFold title={t('billingData.title')} summary={<BillingSummary company={company} />}>
      <BillingData company={company} />
    </OwnFold>
  </section>
);
