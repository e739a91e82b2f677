import type { DataProvider, Identifier } from 'react-admin';
import type { Permission } from '../../kit/access/staff';
import type { Api } from '../../kit/resource/calls';

export type Permissions = Record<Permission, boolean>;

/** Calls about admins for which react-admin has no word. */
export const adminCalls = ({ get, send }: Api) => ({
  permissionsOf: (adminId: Identifier) => get<Permissions>(`/admins/${adminId}/permissions`),
  setPermissions: async (adminId: Identifier, permissions: Permissions): Promise<void> => {
    await send(`/admins/${adminId}/permissions`, 'PUT', permissions);
  },
  setDisabled: async (adminId: Identifier, disabled: boolean): Promise<void> => {
    await send(`/admins/${adminId}/${disabled ? 'disable' : 'enable'}`, 'POST', {});
  },
  switchFactorsOff: async (adminId: Identifier, reason: string): Promise<void> => {
    await send(`/accounts/${adminId}/factors/off`, 'POST', { reason });
  },
});

export type AdminProvider = DataProvider & ReturnType<typeof adminCalls>;
