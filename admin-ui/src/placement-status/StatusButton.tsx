import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { ButtonBase } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { PlacementChip } from './PlacementChip';
import { placementLabel } from './placement-label';
import { StatusMenu } from './StatusMenu';
import { useChangeStatus } from './useChangeStatus';

/** The placement status of a connection; opens the choices. Each change is asked for first. */
export function StatusButton({ connection }: { connection: Connection }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const changeStatus = useChangeStatus();
  const status = placementLabel(connection.placement_status);
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-label={t('status.change', { name: connection.employee_name, status })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: '6px', minHeight: 32, '&.Mui-focusVisible': { outline: '3px solid var(--focus)' } }}
      >
        <PlacementChip status={connection.placement_status} />
        <ArrowDropDown fontSize="small" sx={{ color: 'text.secondary' }} />
      </ButtonBase>
      {anchor && (
        <StatusMenu
          anchor={anchor}
          current={connection.placement_status}
          onChoose={(chosen) => void changeStatus(connection, chosen)}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
