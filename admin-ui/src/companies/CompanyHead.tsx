import Add from '@mui/icons-material/Add';
import { Alert, Box, Button, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Company } from '@niyukt/ui-shared/api/types';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { mayDo } from '../kit/access/staff';
import { useStaff } from '../kit/access/StaffContext';
import { useSumsOf } from '../kit/lists/useSums';
import { Email, Phone } from '../kit/records/Contact';
import { createPath } from '../kit/resource/create-path';
import { filterQuery } from '../kit/resource/list-address';
import { t } from '../texts/console';

/** What the company owes; leads to its invoices. */
function Owed({ companyId }: { companyId: number }) {
  const filter = { company_id: companyId };
  const sums = useSumsOf('invoices', filter);
  const owed = sums?.['outstanding_paise'] ?? 0;
  const overdue = useSumsOf('invoices', { ...filter, overdue: true }, owed > 0)?.['outstanding_paise'] ?? 0;
  if (!sums) return <Box sx={{ minHeight: 24 }} />;
  if (owed <= 0) return <div>{t('company.owesNothing')}</div>;
  const amount = plainMoneyText(owed);
  return (
    <MuiLink component={Link} to={`/invoices?${filterQuery(filter)}`} underline="always" sx={{ fontWeight: 600 }}>
      {overdue > 0
        ? t('company.owesOverdue', { amount, overdue: plainMoneyText(overdue) })
        : t('company.owes', { amount })}
    </MuiLink>
  );
}

/** The way from a company to a new job of it. */
export function AddJobOfCompany({ company: { company_id } }: { company: Company }) {
  return (
    <Button
      component={Link}
      {...createPath('/job-requests', { company_id })}
      variant="contained"
      startIcon={<Add />}
      className="no-print"
    >
      {t('job.add')}
    </Button>
  );
}

/** Whom to call, who the company is in one line, and what it owes. */
export function CompanyHead({ company }: { company: Company }) {
  const staff = useStaff();
  const { company_id, contact_person_name, contact_person_phone, contact_email, industry, location } = company;
  return (
    <Box sx={{ display: 'grid', rowGap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, fontSize: '0.875rem' }}>
        <Phone number={contact_person_phone} />
        <Email address={contact_email} />
      </Box>
      <div>{[contact_person_name, industry, location].filter(Boolean).join(' · ')}</div>
      {mayDo(staff, 'money') && <Owed companyId={company_id} />}
      {company.goes_when_paid && <Alert severity="info">{t('company.goesWhenPaid')}</Alert>}
    </Box>
  );
}
