import type { DataProvider, Identifier } from 'react-admin';
import { filled, type Api, type Values } from '../../platform/resource/calls';

/** Calls about warranty claims for which react-admin has no word. */
export const claimCalls = ({ send }: Api) => ({
  fileClaim: (placementId: Identifier, values: Values, key: string) =>
    send(`/placements/${placementId}/claims`, 'POST', filled(values), key),
  decideClaim: (id: Identifier, decision: 'approved' | 'declined', reason: string) =>
    send(`/claims/${id}/decision`, 'PUT', filled({ decision, reason })),
  closeClaim: (id: Identifier, reason: string) => send(`/claims/${id}/close`, 'PUT', { reason }),
});

export type ClaimProvider = DataProvider & ReturnType<typeof claimCalls>;
