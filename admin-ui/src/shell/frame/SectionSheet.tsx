import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import type { Section } from '../../kit/resource/sections';
import { t } from '../../texts/console';
import { AccountButton } from './AccountButton';
import { SectionLink } from './SectionLink';

interface SectionSheetProps {
  entries: readonly Section[];
  trail: readonly Section[];
  isOpen: boolean;
  onClose: () => void;
}

/** The entries that have no place in the bar of a phone, and what has no room in its header. */
export default function SectionSheet({ entries, trail, isOpen, onClose }: SectionSheetProps) {
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
          {t('console.more')}
        </Typography>
        <IconButton aria-label={t('action.close')} onClick={onClose} sx={{ width: 44, height: 44 }}>
          <Close />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={t('console.more')} sx={{ mb: 1 }}>
        <ul className="section-links">
          {entries.map((entry) => (
            <li key={entry.label}>
              <SectionLink section={entry} trail={trail} onClick={onClose}>
                {entry.Icon && <entry.Icon aria-hidden="true" />}
                {entry.label}
              </SectionLink>
            </li>
          ))}
        </ul>
      </Box>
      <AccountButton />
    </Drawer>
  );
}
