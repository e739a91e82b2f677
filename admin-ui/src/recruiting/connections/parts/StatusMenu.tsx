import Check from '@mui/icons-material/Check';
import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { PLACEMENT_STATUSES, type PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { t } from '../../../texts/console';
import { PlacementChip } from './PlacementChip';

interface StatusMenuProps {
  /** Where it opens; closed without. */
  anchor: HTMLElement | null;
  /** Ticked; choosing it again changes nothing. */
  current?: string | null;
  onChoose: (status: PlacementStatus) => void;
  onClose: () => void;
}

/** The ten placement statuses to choose from. */
export function StatusMenu({ anchor, current, onChoose, onClose }: StatusMenuProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('status.choices'), dense: true } }}
    >
      {PLACEMENT_STATUSES.map((status) => (
        <MenuItem
          key={status}
          selected={status === current}
          sx={{ minHeight: { xs: 44, sm: 36 } }}
          onClick={() => {
            onClose();
            if (status !== current) onChoose(status);
          }}
        >
          <ListItemIcon>{status === current && <Check fontSize="small" />}</ListItemIcon>
          <PlacementChip status={status} />
        </MenuItem>
      ))}
    </Menu>
  );
}

export default StatusMenu;
