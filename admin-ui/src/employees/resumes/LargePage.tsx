import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../kit/page/Dialog';
import { useIsPhone } from '../../kit/theme/useWidth';
import { t } from '../../texts/console';

interface LargePageProps {
  title: string;
  turns: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** A page of a resume as large as the screen. */
export default function LargePage({ title, turns, children, onClose }: LargePageProps) {
  const titleId = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth fullScreen={isPhone}>
      <DialogTitle id={titleId} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent tabIndex={0} className="large-page">
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        {turns}
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
