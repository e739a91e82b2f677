import type { Duplicate } from '@niyukt/ui-shared/api/types';
import type { DrawerPart, Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { duplicateCalls } from './calls';

/** Pairs of records that may be the same. */
export const duplicates: Resource<Duplicate> = {
  page: pages.duplicates,
  title: 'section.duplicates',
  records: {
    kind: { name: 'kind.duplicate', title: 'kindTitle.duplicate', plural: 'kinds.duplicate' },
    recordKind: 'duplicate',
    auditKind: 'duplicate',
  },
  calls: duplicateCalls,
};

/** In the drawer of a record: with which others it may be the same, and which were merged into it. */
export const possibleDuplicates: DrawerPart = {
  title: 'duplicate.possible',
  resources: ['employees', 'companies'],
  isLeading: true,
  isNotice: true,
  needs: 'merges',
  load: () => import('./PossibleDuplicates'),
};
