import type { DrawerPart } from '../../kit/resource/resource';
import { offerCalls } from './calls';

/** What the person of a connection was offered, and what is done before they join. */
export const offers: DrawerPart = {
  title: 'offers.title',
  resources: ['connections'],
  step: 'offer',
  load: () => import('./OffersSection'),
  forms: {
    make_offer: async () => ({ default: (await import('./StepForms')).MakeOffer }),
    note_offer: async () => ({ default: (await import('./StepForms')).NoteReply }),
  },
  calls: offerCalls,
};

/** What is done before the person of a connection joins. */
export const beforeJoining: DrawerPart = {
  title: 'offers.list',
  resources: ['connections'],
  step: 'joining',
  load: () => import('./JoiningSection'),
};
