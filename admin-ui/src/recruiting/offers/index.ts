import type { DrawerPart } from '../../kit/resource/resource';
import { offerCalls } from './calls';

/** What the person of a connection was offered, and what is done before they join. */
export const offers: DrawerPart = {
  title: 'offers.title',
  resources: ['connections'],
  load: () => import('./OffersSection'),
  forms: {
    make_offer: async () => ({ default: (await import('./StepForms')).MakeOffer }),
    note_offer: async () => ({ default: (await import('./StepForms')).NoteReply }),
  },
  calls: offerCalls,
};
