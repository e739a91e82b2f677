import type { Admin } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { adminCalls } from './calls';

export const admins: Resource<Admin> = {
  page: pages.admins,
  title: 'section.admins',
  records: {
    representation: 'full_name',
    kind: { name: 'kind.admin', title: 'kindTitle.admin', plural: 'kinds.admin', deletedWithIt: 'delete.withAdmin' },
    auditKind: 'admin',
    create: { path: '/api/admin/admins', body: (values) => values },
  },
  calls: adminCalls,
};
