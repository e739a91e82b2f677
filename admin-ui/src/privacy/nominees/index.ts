import type { DrawerPart } from '../../kit/resource/resource';
import { nomineeCalls } from './calls';

/** In the drawer of a person: who acts for them after death or incapacity. */
export const nomineeOfEmployee: DrawerPart = {
  title: 'nominee.title',
  resources: ['employees'],
  needs: 'privacy',
  place: 'privacy',
  isLate: true,
  load: () => import('./NomineeSection'),
  calls: nomineeCalls,
};
