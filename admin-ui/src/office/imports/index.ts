import type { Import } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { importCalls } from './calls';
import { page } from './page';

/** Files of people, companies and job requests that are brought in as a whole. */
export const imports: Resource<Import> = {
  page,
  title: 'section.imports',
  records: {
    representation: 'file_name',
    kind: { name: 'kind.import', title: 'kindTitle.import', plural: 'kinds.import' },
    auditKind: 'import',
  },
  calls: importCalls,
};
