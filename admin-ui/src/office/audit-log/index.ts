import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { page } from './page';

export const auditLog: Resource<AuditEntry> = {
  page,
  title: 'section.activity',
  records: {
    kind: { name: 'kind.activity', title: 'kindTitle.activity', plural: 'kinds.activity' },
    auditKind: 'audit log',
    isReadFromList: true,
  },
};
