import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';

export const auditLog: Resource<AuditEntry> = {
  page: pages.auditLog,
  title: 'section.activity',
  records: {
    kind: { name: 'kind.activity', title: 'kindTitle.activity', plural: 'kinds.activity' },
    auditKind: 'audit log',
    isReadFromList: true,
  },
};
