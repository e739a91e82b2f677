import type { Company } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { mayDo } from '../kit/access/staff';
import { useStaff } from '../kit/access/StaffContext';
import { editCompanyForm } from '../kit/forms/admin-forms';
import { DeleteButton } from '../kit/records/DeleteButton';
import { DetailDrawer } from '../kit/records/DetailDrawer';
import { DrawerSection } from '../kit/records/DrawerSection';
import { EditForm } from '../kit/records/EditForm';
import { Facts } from '../kit/records/Facts';
import { factsOf } from '../kit/resource/fields';
import { t } from '../texts/console';
import { BillingFold } from './BillingData';
import { COMPANY_FIELDS, COMPANY_INPUTS } from './companies.fields';
import { AddJobOfCompany, CompanyHead } from './CompanyHead';
import { JobsOfCompany } from './JobsOfCompany';

/** A company: whom to call, what it owes, its open jobs with who is shown for them, and what can be done. */
export function CompanyDrawer({ path }: { path: string }) {
  const staff = useStaff();
  return (
    <DetailDrawer<Company>
      resource="companies"
      path={path}
      title={({ name }) => name}
      mainAction={(company) => <AddJobOfCompany company={company} />}
      subtitle={(company) => <CompanyHead company={company} />}
      below={(company) => (
        <>
          <DrawerSection title={t('company.jobRequests')}>
            <JobsOfCompany companyId={company.company_id} />
          </DrawerSection>
          {mayDo(staff, 'money') && <BillingFold company={company} />}
        </>
      )}
      details={(company) => <Facts facts={factsOf(COMPANY_FIELDS, company)} />}
      inDetails={({ industry, created_at }) =>
        [industry, t('record.added', { day: dayInIndia(created_at) })].filter(Boolean).join(' · ')
      }
      edit={(company, leave) => (
        <EditForm
          record={company}
          schema={editCompanyForm}
          fields={COMPANY_FIELDS}
          first={COMPANY_INPUTS}
          onLeave={leave}
        />
      )}
      actions={(company, close) => <DeleteButton name={company.name} onDeleted={close} />}
    />
  );
}
