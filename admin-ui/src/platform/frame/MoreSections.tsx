import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { NavLink } from 'react-router-dom';
import type { Section } from '../resource/sections';

interface MoreSectionsProps {
  sections: readonly Section[];
  anchor: HTMLElement;
  onClose: () => void;
}

/** The sections for which the header has no room. */
export default function MoreSections({ sections, anchor, onClose }: MoreSectionsProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': t('console.more') } }}>
      {sections.map(({ path, label, Icon }) => (
        <MenuItem key={path} component={NavLink} to={path} onClick={onClose}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
