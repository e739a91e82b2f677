import type { AskedAccount } from '@niyukt/ui-shared/api/types';
import type { DrawerPart, Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { termsCalls } from './calls';

/** Accounts that are asked about the present terms, and what they answered. */
export const terms: Resource<AskedAccount> = {
  page: pages.terms,
  title: 'section.askedAccounts',
  records: {
    representation: 'email',
    kind: { name: 'kind.askedAccount', title: 'kindTitle.askedAccount', plural: 'kinds.askedAccount' },
    isReadFromList: true,
  },
  calls: termsCalls,
};

/** What a person, or the owners of a company, said about the terms. */
export const termsOfRecord: DrawerPart = {
  title: 'terms.part',
  resources: ['employees', 'companies'],
  place: 'privacy',
  isLate: true,
  load: () => import('./TermsSection'),
  summary: async () => ({ default: (await import('./TermsSection')).TermsSummary }),
};
