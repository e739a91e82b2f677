import type { DrawerPart } from '../../kit/resource/resource';
import { memberCalls } from './calls';

/** Who acts for the company of a drawer. */
export const members: DrawerPart = {
  title: 'members.title',
  resources: ['companies'],
  isFolded: true,
  load: () => import('./MembersSection'),
  summary: async () => ({ default: (await import('./MembersSection')).MemberCount }),
  calls: memberCalls,
};
