import type { DataProvider, Identifier } from 'react-admin';
import type { Api } from '../../platform/resource/calls';

/** Calls about payments for which react-admin has no word. */
export const paymentCalls = ({ send }: Api) => ({
  reversePayment: (id: Identifier, reason: string, key: string) =>
    send(`/payments/${id}/reverse`, 'POST', { reason }, key),
});

export type PaymentProvider = DataProvider & ReturnType<typeof paymentCalls>;
