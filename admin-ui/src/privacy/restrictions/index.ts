import type { RestrictedAccount } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { restrictionCalls } from './calls';

/** Accounts that are to be erased: their people are in no other list. */
export const restrictions: Resource<RestrictedAccount> = {
  page: pages.restrictions,
  title: 'section.restricted',
  records: {
    representation: 'name',
    kind: { name: 'kind.askedAccount', title: 'kindTitle.askedAccount', plural: 'kinds.askedAccount' },
    isReadFromList: true,
  },
  calls: restrictionCalls,
};
