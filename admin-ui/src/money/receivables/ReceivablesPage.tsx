import '../../texts/ledger';
import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Receivables } from '@niyukt/ui-shared/api/types';
import { longDayInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { NotYet } from '../../kit/page/NotYet';
import { PageHeading } from '../../kit/page/PageHeading';
import { PrintButton } from '../../kit/page/PrintButton';
import { EmptyState } from '../../kit/records/EmptyState';
import { useIsWide } from '../../kit/theme/useWidth';
import { t } from '../../texts/console';
import { AGE_COLOURS, AGES, invoicesOf } from './ages';
import { AgesTable } from './AgesTable';
import type { ReceivablesProvider } from './calls';
import './receivables.css';

const BarChart = lazyPart(() => import('../../kit/charts/BarChart'));

const CHART_HEIGHT = 240;

/** Outstanding by age as bars, each of which leads to its invoices. */
function AgesChart({ receivables: { total } }: { receivables: Receivables }) {
  const groups = AGES.map((age) => {
    const paise = total[`${age}_paise`];
    const label = t('receivables.bar', { age: t(`age.${age}`), amount: plainMoneyText(paise) });
    return {
      name: t(`age.${age}`),
      bars: [{ key: 'outstanding', paise, colour: AGE_COLOURS[age], label, to: invoicesOf(age) }],
    };
  });
  return (
    <Card component="section" aria-labelledby="ages" sx={{ p: 2, mb: 2, breakInside: 'avoid' }}>
      <Typography id="ages" component="h2" variant="h2">
        {t('receivables.ages')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }} className="no-print">
        {t('receivables.agesHint')}
      </Typography>
      <Box sx={{ minHeight: CHART_HEIGHT }}>
        <BarChart label={t('receivables.ages')} groups={groups} height={CHART_HEIGHT} hasValues />
      </Box>
    </Card>
  );
}

/** What each company owes, on a phone: a card each, with the ages in which something is owed. */
function CompanyCards({ receivables: { companies } }: { receivables: Receivables }) {
  return (
    <ul className="ages-cards" aria-label={t('receivables.byCompany')}>
      {companies.map((company) => (
        <li key={`${company.company_id} ${company.company_name}`}>
          <div>
            <strong>{company.company_name}</strong>
            <Link to={invoicesOf(undefined, company)} className="figure-link">
              {plainMoneyText(company.outstanding_paise)}
            </Link>
          </div>
          <dl>
            {AGES.filter((age) => company[`${age}_paise`] > 0).map((age) => (
              <div key={age}>
                <dt>{t(`age.${age}`)}</dt>
                <dd>
                  <Link to={invoicesOf(age, company)} className="figure-link">
                    {plainMoneyText(company[`${age}_paise`])}
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Shown({ receivables }: { receivables: Receivables }) {
  const isWide = useIsWide();
  if (receivables.companies.length === 0)
    return <EmptyState title={t('receivables.emptyList')} text={t('receivables.emptyListHint')} />;
  return (
    <>
      <AgesChart receivables={receivables} />
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('receivables.byCompany')}
      </Typography>
      {isWide ? <AgesTable receivables={receivables} /> : <CompanyCards receivables={receivables} />}
    </>
  );
}

/** Says on paper whose receivables these are, and of which day. */
function PrintedHead() {
  const dataProvider = useDataProvider<ReceivablesProvider>();
  const { data } = useQuery({ queryKey: ['receivables', 'creditor'], queryFn: () => dataProvider.getCreditor() });
  return <p className="print-only">{[data, longDayInIndia(new Date())].filter(Boolean).join(' · ')}</p>;
}

/** What clients owe and for how long. */
export default function ReceivablesPage() {
  const dataProvider = useDataProvider<ReceivablesProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['receivables'],
    queryFn: () => dataProvider.getReceivables(),
  });
  // react-admin answers an empty record once the session has ended
  const receivables = data?.total && data;
  return (
    <>
      <PageHeading
        title={t('section.receivables')}
        note={receivables && `${t('receivables.total')}: ${plainMoneyText(receivables.total.outstanding_paise)}`}
      >
        <PrintButton />
      </PageHeading>
      {(error || !receivables) && (
        <NotYet error={error} retry={refetch} failed={t('receivables.loadFailed')} height={CHART_HEIGHT} />
      )}
      <PrintedHead />
      {receivables && <Shown receivables={receivables} />}
    </>
  );
}
