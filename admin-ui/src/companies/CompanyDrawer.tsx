import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import type { Company, JobRequest } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { editCompanyForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Link } from 'react-router-dom';
import { mayDo } from '../kit/access/staff';
import { useStaff } from '../kit/access/StaffContext';
import { DeleteButton } from '../kit/records/DeleteButton';
import { DetailDrawer } from '../kit/records/DetailDrawer';
import { DrawerSection } from '../kit/records/DrawerSection';
import { EditForm } from '../kit/records/EditForm';
import { Facts } from '../kit/records/Facts';
import { LinkedRecords } from '../kit/records/LinkedRecords';
import { createPath } from '../kit/resource/create-path';
import { factsOf } from '../kit/resource/fields';
import { LinkToRecord } from '../kit/records/LinkToRecord';
import { JobStatusChip } from './job-requests/JobChips';
import { BillingData } from './BillingData';
import { COMPANY_FIELDS, COMPANY_INPUTS } from './companies.fields';

function JobLine(job: JobRequest) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <LinkToRecord resource="job-requests" id={job.id} isMain>
          {job.title}
        </LinkToRecord>
        <Typography variant="body2" color="text.secondary">
          {dayInIndia(job.created_at)}
        </Typography>
      </Box>
      <JobStatusChip status={job.status} />
    </Box>
  );
}

/** A company: what is known, its job requests, and what can be done. */
export function CompanyDrawer({ path }: { path: string }) {
  const staff = useStaff();
  return (
    <DetailDrawer<Company>
      resource="companies"
      path={path}
      title={({ name }) => name}
      edit={(company, leave) => (
        <EditForm
          record={company}
          schema={editCompanyForm}
          fields={COMPANY_FIELDS}
          first={COMPANY_INPUTS}
          onLeave={leave}
        />
      )}
      actions={(company, close) => (
        <>
          <Button
            component={Link}
            {...createPath('/job-requests', { company_id: company.company_id })}
            variant="contained"
            startIcon={<Add />}
          >
            {t('job.add')}
          </Button>
          <DeleteButton name={company.name} onDeleted={close} />
        </>
      )}
    >
      {(company) => (
        <>
          <Facts facts={factsOf(COMPANY_FIELDS, company)} />
          {mayDo(staff, 'money') && (
            <DrawerSection title={t('billingData.title')}>
              <BillingData company={company} />
            </DrawerSection>
          )}
          <DrawerSection title={t('company.jobRequests')}>
            <LinkedRecords<JobRequest>
              resource="job-requests"
              filter={{ company_id: company.company_id }}
              sort={{ field: 'created_at', order: 'DESC' }}
              none={t('record.noJobs')}
              row={JobLine}
            />
          </DrawerSection>
        </>
      )}
    </DetailDrawer>
  );
}
