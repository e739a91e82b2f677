import { Menu, MenuItem } from '@mui/material';

/** Something that can be done with the record of a row. */
export interface RowAction {
  label: string;
  isDanger?: boolean;
  /** Opens something that takes the focus. */
  leaves?: boolean;
  run: () => Promise<unknown>;
}

interface RowMenuItemsProps {
  anchor: HTMLElement;
  label: string;
  actions: readonly RowAction[];
  onChoose: (action: RowAction) => void;
  onClose: () => void;
}

/** The open menu of a row. */
export default function RowMenuItems({ anchor, label, actions, onChoose, onClose }: RowMenuItemsProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          sx={{ minWidth: 140, ...(action.isDanger && { color: 'error.main' }) }}
          onClick={() => {
            onClose();
            onChoose(action);
          }}
        >
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
