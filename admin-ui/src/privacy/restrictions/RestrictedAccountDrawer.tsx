import { Alert } from '@mui/material';
import type { RestrictedAccount } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { roleLabel } from '../../kit/access/role-label';
import { mayDo } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import { UnderAgeButton } from './parts/UnderAgeButton';

/** Why an account is to be erased, and when; a wrong report ends here. */
export default function RestrictedAccountDrawer({ path }: { path: string }) {
  const staff = useStaff();
  return (
    <DetailDrawer<RestrictedAccount>
      resource="restricted-accounts"
      path={path}
      title={({ name }) => name}
      actions={({ restriction, employee_id }, close) =>
        restriction === 'minor' &&
        employee_id !== null &&
        mayDo(staff, 'privacy') && <UnderAgeButton employeeId={employee_id} action="disprove" onDone={close} />
      }
    >
      {({ restriction, erasure_due_at, restricted_at, email, role }) => (
        <>
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t(`restriction.${restriction}.hint`, { day: dayInIndia(erasure_due_at) })}
          </Alert>
          <Facts
            facts={[
              [t('email.label'), email],
              [t('restriction.role'), roleLabel(role)],
              [t('restriction.since'), momentInIndia(restricted_at)],
              [t('restriction.erased'), momentInIndia(erasure_due_at)],
            ]}
          />
        </>
      )}
    </DetailDrawer>
  );
}
