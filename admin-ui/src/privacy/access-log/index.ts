import type { DrawerPart } from '../../kit/resource/resource';
import { accessCalls } from './calls';

/** In the drawer of a person: who opened what of theirs. */
export const accessLog: DrawerPart = {
  title: 'access.title',
  resources: ['employees'],
  needs: 'privacy',
  place: 'privacy',
  isLate: true,
  load: () => import('./OpenedBy'),
  calls: accessCalls,
};
