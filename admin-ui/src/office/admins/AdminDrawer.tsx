import { Alert, Box, Skeleton } from '@mui/material';
import type { Admin } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { Email } from '../../kit/records/Contact';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { Facts } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import { CHANGE_ACTIONS, READING_ACTIONS } from '../audit-log/audit-actions';
import { LinkedActivity } from '../audit-log/LinkedActivity';
import { adminName } from './admin-name';
import { AdminActions } from './AdminActions';
import { AdminChips } from './AdminChips';
import { useOwnAccount } from './useOwnAccount';

const AdminPermissions = lazyPart(() => import('./AdminPermissions'), <Skeleton variant="rounded" height={372} />);

function Details({ admin, close }: { admin: Admin; close: () => void }) {
  const { isLast } = useOwnAccount(admin);
  return (
    <>
      <Facts
        facts={[
          [t('email.label'), <Email key="email" address={admin.email} />],
          [t('employee.added.on'), dayInIndia(admin.created_at)],
        ]}
      />
      <Box sx={{ mt: 2 }}>
        {isLast ? (
          <Alert severity="info" role="note">
            {t('admin.last')}
          </Alert>
        ) : (
          <AdminActions admin={admin} onDeleted={close} />
        )}
      </Box>
      {admin.role === 'admin' && (
        <DrawerSection title={t('admin.permissions')}>
          <AdminPermissions admin={admin} />
        </DrawerSection>
      )}
      <DrawerSection title={t('admin.activity')}>
        <LinkedActivity
          filter={{ actor_email: admin.email, action: [...CHANGE_ACTIONS, ...READING_ACTIONS] }}
          none={t('admin.noActivity')}
        />
      </DrawerSection>
    </>
  );
}

function Chips({ admin }: { admin: Admin }) {
  return <AdminChips admin={admin} isSelf={useOwnAccount(admin).isSelf} />;
}

/** An admin: role, state, what can be done with the account, and what they did last. */
export function AdminDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Admin> resource="admins" path={path} title={adminName} subtitle={(admin) => <Chips admin={admin} />}>
      {(admin, close) => <Details admin={admin} close={close} />}
    </DetailDrawer>
  );
}
