import type { DataProvider, Identifier } from 'react-admin';
import type { Joining, Offer, Schemas } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api } from '../../kit/resource/calls';

export type NewOffer = Schemas['MakeOfferDto'];
export type NotedOfferAnswer = Schemas['NoteOfferAnswerDto'];
export type StillJoining = Schemas['StillJoiningDto'];
export type JoiningItem = Joining['items'][number]['item'];

const pathOf = (connection: Identifier): string => `/connections/${connection}`;

/** Calls about offers and joining. */
export const offerCalls = ({ get, send }: Api) => ({
  getOffers: (connection: Identifier) => get<Offer[]>(`${pathOf(connection)}/offers`),
  makeOffer: (connection: Identifier, values: NewOffer, call: FormCall) =>
    send(`${pathOf(connection)}/offers`, 'POST', values, call),
  noteOfferAnswer: (connection: Identifier, offer: Identifier, values: NotedOfferAnswer, call: FormCall) =>
    send(`${pathOf(connection)}/offers/${offer}/answer`, 'PUT', values, call),
  getJoining: (connection: Identifier) => get<Joining>(`${pathOf(connection)}/joining`),
  tickJoining: (connection: Identifier, item: JoiningItem, done: boolean) =>
    send(`${pathOf(connection)}/joining/${item}`, 'PUT', { done }),
  noteStillJoining: (connection: Identifier, values: StillJoining, call: FormCall) =>
    send(`${pathOf(connection)}/still-joining`, 'PUT', values, call),
});

export type OfferProvider = DataProvider & ReturnType<typeof offerCalls>;
