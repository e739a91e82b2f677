import { Dialog as MuiDialog, type DialogProps as MuiDialogProps } from '@mui/material';
import { useClosedByBack } from '@niyukt/ui-shared/history/closed-by-back';

interface DialogProps extends MuiDialogProps {
  onClose: () => void;
  /** What Back does, if not the same as Escape. */
  onBack?: (() => void) | undefined;
  /** Its address is one of its own, or it asks whether a page may be left: Back leaves it, or stays, without it. */
  leavesBackAlone?: boolean | undefined;
}

/** A dialog over the page: Back closes it as Escape does, and stays on the page. */
export function Dialog({ onClose, onBack = onClose, leavesBackAlone = false, ...props }: DialogProps) {
  useClosedByBack(onBack, props.open && !leavesBackAlone);
  return <MuiDialog onClose={onClose} {...props} />;
}
