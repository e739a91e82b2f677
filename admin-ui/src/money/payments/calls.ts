import type { DataProvider, Identifier } from 'react-admin';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api } from '../../kit/resource/calls';

/** Calls about payments for which react-admin has no word. */
export const paymentCalls = ({ send }: Api) => ({
  reversePayment: (id: Identifier, reason: string, call: FormCall) =>
    send(`/payments/${id}/reverse`, 'POST', { reason }, call),
});

export type PaymentProvider = DataProvider & ReturnType<typeof paymentCalls>;
