import { Button, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material';
import { useId } from 'react';
import { t } from '../../texts/console';
import { Dialog } from '../page/Dialog';

/** A row that a bulk action could not change, and why. */
export interface FailedRow {
  name: string;
  reason: string;
}

interface BulkReportProps {
  rows: readonly FailedRow[];
  onClose: () => void;
}

/** What a bulk action could not change. */
export default function BulkReport({ rows, onClose }: BulkReportProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t('bulk.failedTitle')}
      </DialogTitle>
      <DialogContent>
        <List dense disablePadding>
          {rows.map(({ name, reason }, index) => (
            <ListItem key={`${index} ${name}`} disableGutters>
              <ListItemText primary={name} secondary={reason} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
