import { Box, Popover, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { BellLines } from '@niyukt/ui-shared/components/BellLines';
import { t } from '@niyukt/ui-shared/i18n/notifications';
import '@niyukt/ui-shared/theme/bell.css';

const CONSOLE = '/admin-dashboard';

interface BellPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onPreferences: () => void;
}

/** What the bell holds, below it. */
export default function BellPopover({ anchor, onClose, onPreferences }: BellPopoverProps) {
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      onClose={onClose}
      disableScrollLock
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'bell-title', sx: { width: 400, maxHeight: '80vh' } } }}
    >
      <Box sx={{ p: 2 }}>
        <Typography id="bell-title" component="h2" variant="h2">
          {t('bell.title')}
        </Typography>
        <BellLines
          onPreferences={onPreferences}
          link={(path, children) => (
            <Link to={path.slice(CONSOLE.length) || '/'} onClick={onClose}>
              {children}
            </Link>
          )}
        />
      </Box>
    </Popover>
  );
}
