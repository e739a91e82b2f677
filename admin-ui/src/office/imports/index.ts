import type { Import } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { importCalls } from './calls';

/** Files of people, companies and job requests that are brought in as a whole. */
export const imports: Resource<Import> = {
  page: pages.imports,
  title: 'section.imports',
  records: {
    representation: 'file_name',
    kind: { name: 'kind.import', title: 'kindTitle.import', plural: 'kinds.import' },
    auditKind: 'import',
  },
  calls: importCalls,
};
