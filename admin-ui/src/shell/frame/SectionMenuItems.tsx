import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { NavLink } from 'react-router-dom';
import type { Section } from '../../kit/resource/sections';

interface SectionMenuItemsProps {
  title: string;
  sections: readonly Section[];
  /** The one that is shown, if it is among them. */
  current: Section | undefined;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The sections behind a button of the header. */
export default function SectionMenuItems({ title, sections, current, anchor, onClose }: SectionMenuItemsProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': title } }}>
      {sections.map(({ path, label, Icon }) => (
        <MenuItem key={path} component={NavLink} to={path} selected={path === current?.path} onClick={onClose}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
