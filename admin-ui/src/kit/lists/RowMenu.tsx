import { useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { t } from '../../texts/console';
import { lazyPart } from '../chunks/lazy-part';
import { useDelete } from '../records/useDelete';
import type { RowAction } from './RowMenuItems';

const RowMenuItems = lazyPart(() => import('./RowMenuItems'));

/** What can be done with the record of a row, behind one quiet button. @param name says which record it is */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const label = t('list.rowMenu', { name });
  const choose = async ({ run, leaves }: RowAction): Promise<void> => {
    await run();
    // the menu is gone that a question would give the focus back to
    if (!leaves) button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="row-button row-menu"
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 10c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m12 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m-6 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2" />
        </svg>
      </button>
      {anchor && (
        <RowMenuItems
          anchor={anchor}
          label={label}
          actions={actions}
          onChoose={(action) => void choose(action)}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

/** The menu of a row whose record can be deleted. */
export function DeletableRowMenu({ name }: { name: string }) {
  const record = useRecordContext();
  const deleteRecords = useDelete();
  if (!record) return null;
  const run = (): Promise<unknown> => deleteRecords([{ id: record.id, name }]);
  return <RowMenu name={name} actions={[{ label: t('delete.action'), isDanger: true, run }]} />;
}
