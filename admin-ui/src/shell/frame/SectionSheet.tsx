import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import type { SectionGroup } from '../../kit/resource/sections';
import { AccountButton } from './AccountButton';

interface SectionSheetProps {
  groups: readonly SectionGroup[];
  isOpen: boolean;
  onClose: () => void;
}

function Group({ group: { title, sections }, onChoose }: { group: SectionGroup; onChoose: () => void }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 2 }}>
      <Typography id={titleId} component="h3" variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <ul className="section-links">
        {sections.map(({ path, label, Icon }) => (
          <li key={path}>
            <NavLink to={path} end={path === '/'} onClick={onChoose}>
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** All sections on a phone, and what has no room in its header. */
export default function SectionSheet({ groups, isOpen, onClose }: SectionSheetProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { borderRadius: '14px 14px 0 0', p: 2, pb: 'calc(16px + env(safe-area-inset-bottom))' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography id={titleId} component="h2" variant="h2">
          {t('console.allSections')}
        </Typography>
        <IconButton aria-label={t('action.close')} onClick={onClose} sx={{ width: 44, height: 44 }}>
          <Close />
        </IconButton>
      </Box>
      <nav aria-label={t('console.allSections')}>
        {groups.map((group) => (
          <Group key={group.title} group={group} onChoose={onClose} />
        ))}
      </nav>
      <AccountButton />
    </Drawer>
  );
}
