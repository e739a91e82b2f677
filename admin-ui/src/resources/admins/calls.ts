import type { DataProvider, Identifier } from 'react-admin';
import type { Api } from '../../platform/resource/calls';

/** Calls about admins for which react-admin has no word. */
export const adminCalls = ({ send }: Api) => ({
  setDisabled: async (adminId: Identifier, disabled: boolean): Promise<void> => {
    await send(`/admins/${adminId}/${disabled ? 'disable' : 'enable'}`, 'POST', {});
  },
});

export type AdminProvider = DataProvider & ReturnType<typeof adminCalls>;
