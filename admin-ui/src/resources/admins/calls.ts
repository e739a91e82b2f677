import type { DataProvider, Identifier } from 'react-admin';
import type { Api } from '../../platform/resource/calls';

/** Calls about admins for which react-admin has no word. */
export const adminCalls = ({ send }: Api) => ({
  setDisabled: async (adminId: Identifier, disabled: boolean): Promise<void> => {
    await send(`/admins/${adminId}/${disabled ? 'disable' : 'enable'}`, 'POST', {});
  },
  switchFactorsOff: async (adminId: Identifier, reason: string): Promise<void> => {
    await send(`/accounts/${adminId}/factors/off`, 'POST', { reason });
  },
});

export type AdminProvider = DataProvider & ReturnType<typeof adminCalls>;
