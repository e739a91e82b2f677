import { Box, Button, Drawer, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { t } from '../../texts/console';

/** The filters on a phone, over the people. What is set counts at once. */
export default function FacetsSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            borderRadius: '14px 14px 0 0',
            p: 2,
            pb: 'calc(16px + env(safe-area-inset-bottom))',
            maxHeight: '85vh',
          },
        },
      }}
    >
      <Typography id={titleId} component="p" variant="h2" sx={{ mb: 1.5 }}>
        {t('find.filters')}
      </Typography>
      {children}
      <Box sx={{ position: 'sticky', bottom: -16, mx: -2, mb: -2, p: 2, bgcolor: 'background.paper', display: 'grid' }}>
        <Button variant="contained" onClick={onClose}>
          {t('find.showPeople')}
        </Button>
      </Box>
    </Drawer>
  );
}
