import type { PersonNotice } from '@niyukt/ui-shared/api/types';
import type { DrawerPart, Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { noticeCalls } from './calls';

/** Who is notified of what is held about them, and what they said. */
export const notices: Resource<PersonNotice> = {
  page: pages.notices,
  title: 'section.notices',
  records: {
    representation: 'full_name',
    kind: { name: 'kind.notice', title: 'kindTitle.notice', plural: 'kinds.notice' },
    isReadFromList: true,
  },
  calls: noticeCalls,
};

/** Where the person of a drawer comes from, what they were told, and the button that changes it. */
export const sourceOfEmployee: DrawerPart = {
  title: 'source.title',
  resources: ['employees'],
  place: 'privacy',
  isLate: true,
  load: () => import('./SourcePart'),
  summary: async () => ({ default: (await import('./SourcePart')).NoticeSummary }),
};
