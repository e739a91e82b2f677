import { FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Admin } from '@niyukt/ui-shared/api/types';
import { type Permission, PERMISSIONS } from '../../kit/access/staff';
import { NotYet } from '../../kit/page/NotYet';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import { adminName } from './admin-name';
import type { AdminProvider } from './calls';

/** What an admin may do: a switch for each permission, saved at once. */
export default function AdminPermissions({ admin }: { admin: Admin }) {
  const dataProvider = useDataProvider<AdminProvider>();
  const queryClient = useQueryClient();
  const { start, isPending } = useCall();
  const queryKey = ['admins', 'permissions', admin.id];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => dataProvider.permissionsOf(admin.id) });
  if (!data) return <NotYet error={error} retry={refetch} failed={t('admin.permissionsFailed')} height={372} />;

  const save = (permission: Permission, isGiven: boolean): void =>
    start(
      { failed: t('admin.permissionsFailed'), done: t('admin.permissionsSaved', { name: adminName(admin) }) },
      async () => {
        const next = { ...data, [permission]: isGiven };
        await dataProvider.setPermissions(admin.id, next);
        queryClient.setQueryData(queryKey, next);
      },
    );
  return (
    <Stack spacing={1}>
      {PERMISSIONS.map((permission) => (
        <div key={permission}>
          <FormControlLabel
            label={t(`admin.permission.${permission}`)}
            control={
              <Switch
                checked={data[permission]}
                disabled={isPending}
                onChange={(_, isGiven) => save(permission, isGiven)}
                slotProps={{ input: { 'aria-describedby': `permission-${permission}` } }}
              />
            }
          />
          <Typography id={`permission-${permission}`} variant="body2" color="text.secondary">
            {t(`admin.permissionHint.${permission}`)}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
