import type { DataProvider, Identifier } from 'react-admin';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { readMoney } from '@niyukt/ui-shared/money';
import { type Api, filled, type Values } from '../../kit/resource/calls';

/** Calls about penalty cases for which react-admin has no word. */
export const penaltyCalls = ({ send, file }: Api) => ({
  /** Keys come as digits and the amount in rupees, as they were typed. */
  openPenalty: ({ employee_id, placement_id, amount, ...texts }: Values, call: FormCall) =>
    send(
      '/penalties',
      'POST',
      filled({
        ...texts,
        employee_id: Number(employee_id),
        placement_id: placement_id ? Number(placement_id) : '',
        amount_paise: readMoney(String(amount)),
      }),
      call,
    ),
  sendPenaltyNotice: (id: Identifier, call: FormCall) => send(`/penalties/${id}/notice`, 'POST', undefined, call),
  endPenalty: (id: Identifier, values: Values, call: FormCall) => send(`/penalties/${id}/end`, 'POST', values, call),
  readPenaltyNotice: (id: Identifier) => file(`/penalties/${id}/notice.pdf`),
});

export type PenaltyProvider = DataProvider & ReturnType<typeof penaltyCalls>;
