import { useMayDelete } from '../access/useMayDelete';
import { lazyPart } from '../chunks/lazy-part';

const DeleteSelected = lazyPart(() => import('./DeleteSelected'));

/** Deletes the selected rows after a question; only super admins see it (docs/rules.md#delete). */
export function BulkDeleteButton() {
  return useMayDelete() && <DeleteSelected />;
}
