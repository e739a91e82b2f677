import type { DataProvider, Identifier } from 'react-admin';
import type { Api } from '../../kit/resource/calls';

/** Calls about merges for which react-admin has no word. */
export const mergeCalls = ({ send }: Api) => ({
  undoMerge: (id: Identifier) => send(`/merges/${id}/undo`, 'POST', {}),
});

export type MergeProvider = DataProvider & ReturnType<typeof mergeCalls>;
