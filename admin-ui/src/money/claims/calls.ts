import type { DataProvider, Identifier } from 'react-admin';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { type Api, filled, type Values } from '../../kit/resource/calls';

/** Calls about warranty claims for which react-admin has no word. */
export const claimCalls = ({ send }: Api) => ({
  fileClaim: (placementId: Identifier, values: Values, call: FormCall) =>
    send(`/placements/${placementId}/claims`, 'POST', filled(values), call),
  decideClaim: (id: Identifier, decision: 'approved' | 'declined', reason: string, call: FormCall) =>
    send(`/claims/${id}/decision`, 'PUT', filled({ decision, reason }), call),
  closeClaim: (id: Identifier, reason: string, call: FormCall) => send(`/claims/${id}/close`, 'PUT', { reason }, call),
});

export type ClaimProvider = DataProvider & ReturnType<typeof claimCalls>;
