import History from '@mui/icons-material/HistoryOutlined';
import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { page } from './page';

export const auditLog: Resource<AuditEntry> = {
  page,
  section: { title: 'section.activity', Icon: History, key: 'l', group: 'office' },
  records: {
    kind: { name: 'kind.activity', title: 'kindTitle.activity', plural: 'kinds.activity' },
    auditKind: 'audit log',
    isReadFromList: true,
  },
};
