import type { DataProvider, Identifier } from 'react-admin';
import type { CountedPeople } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api, Values } from '../../kit/resource/calls';

/** What is done with a breach; each is the end of its address. */
export type BreachAction = 'people' | 'tell' | 'reported' | 'extended' | 'close' | 'no-breach';
export type Authority = 'board' | 'cert_in';

export const breachCalls = ({ get, send, file }: Api) => ({
  noteBreach: (facts: Values, call: FormCall) => send('/breaches', 'POST', facts, call),
  changeBreach: (id: Identifier, facts: Values, call: FormCall) => send(`/breaches/${id}`, 'PUT', facts, call),
  actOnBreach: (id: Identifier, action: BreachAction, body: Values, call: FormCall) =>
    send(`/breaches/${id}/${action}`, 'POST', body, call),
  countBreachPeople: (id: Identifier, affected: Values) =>
    send(`/breaches/${id}/people/count`, 'POST', affected) as Promise<CountedPeople>,
  getBreachReport: (id: Identifier, authority: Authority) =>
    get<{ text: string }>(`/breaches/${id}/report?for=${authority}`),
  readCallList: (id: Identifier) => file(`/breaches/${id}/call-list`),
});

export type BreachProvider = DataProvider & ReturnType<typeof breachCalls>;
