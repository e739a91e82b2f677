import { useRead } from '../../kit/providers/useRead';
import type { SubmissionProvider } from './calls';

/** What the drawer shows of a record, read when it opens and after each change; a dialog that is open stays meanwhile. */
export const useKeptRead = <Read>(
  key: readonly unknown[],
  read: (dataProvider: SubmissionProvider) => Promise<Read>,
  isRead: (answer: Read) => boolean,
) => useRead(['submissions', ...key], read, { isRead, keepsFormer: true });
