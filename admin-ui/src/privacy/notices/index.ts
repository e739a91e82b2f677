import type { PersonNotice } from '@niyukt/ui-shared/api/types';
import type { DrawerPart, Resource } from '../../kit/resource/resource';
import { noticeCalls } from './calls';
import { page } from './page';

/** Who is notified of what is held about them, and what they said. */
export const notices: Resource<PersonNotice> = {
  page,
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
};
