import type { Introduction } from '@niyukt/ui-shared/api/types';
import type { DrawerPart, Resource } from '../../kit/resource/resource';
import { pages } from '../pages';

/** The register of who was introduced to which company first. */
export const introductions: Resource<Introduction> = {
  page: pages.introductions,
  title: 'section.introductions',
  records: {
    representation: 'employee_name',
    kind: { name: 'kind.introduction', title: 'kindTitle.introduction', plural: 'kinds.introduction' },
    auditKind: 'introduction',
  },
};

/** The register of a company, in its drawer. */
export const introductionsOfCompany: DrawerPart = {
  title: 'section.introductions',
  resources: ['companies'],
  place: 'details',
  load: () => import('./IntroductionsOfCompany'),
};
