import { useState } from 'react';
import type { Connection } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { lazyPart } from '../../../kit/chunks/lazy-part';
import { useCommand } from '../../../kit/commands/useCommand';
import { t } from '../../../texts/console';
import { placementLabel } from './placement-label';
import { PlacementChip } from './PlacementChip';
import { useChangeStatus } from './useChangeStatus';

const StatusMenu = lazyPart(() => import('./StatusMenu'));

/** The placement status of a connection; opens the choices. Each change is asked for first. */
export function StatusButton({ connection }: { connection: Connection }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useCommand<HTMLButtonElement>('s', setAnchor);
  const changeStatus = useChangeStatus();
  const status = placementLabel(connection.placement_status);
  const choose = async (chosen: PlacementStatus): Promise<void> => {
    await changeStatus(connection, chosen);
    // the menu is gone that the question would give the focus back to
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="row-button"
        aria-haspopup="menu"
        aria-keyshortcuts="s"
        aria-label={t('status.change', { name: connection.employee_name, status })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <PlacementChip status={connection.placement_status} />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 10 5 5 5-5z" />
        </svg>
      </button>
      {anchor && (
        <StatusMenu
          anchor={anchor}
          current={connection.placement_status}
          onChoose={(chosen) => void choose(chosen)}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
