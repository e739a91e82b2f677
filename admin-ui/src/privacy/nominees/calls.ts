import type { DataProvider, Identifier } from 'react-admin';
import type { Nominee } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { codeOf } from '../../kit/providers/http-client';
import type { Api } from '../../kit/resource/calls';

export interface ClaimDecision {
  accepted: boolean;
  reason: string;
}

export const nomineeCalls = ({ get, send }: Api) => ({
  /** Null when the person has no nominee. */
  getNominee: (employeeId: Identifier): Promise<Nominee | null> =>
    get<Nominee>(`/employees/${employeeId}/nominee`).catch((error: unknown) => {
      if (codeOf(error) === 'nominee.not_found') return null;
      throw error;
    }),
  decideNomineeClaim: (employeeId: Identifier, decision: ClaimDecision, call: FormCall) =>
    send(`/employees/${employeeId}/nominee/claim`, 'POST', decision, call),
});

export type NomineeProvider = DataProvider & ReturnType<typeof nomineeCalls>;
