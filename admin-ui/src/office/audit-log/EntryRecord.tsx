import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { recordAddress, recordName } from './activity-words';

/** The record that an entry is about; a link while it may still exist. */
export function EntryRecord({ entry }: { entry: AuditEntry }) {
  const address = recordAddress(entry);
  if (!address) return <span style={{ overflowWrap: 'anywhere' }}>{recordName(entry)}</span>;
  return (
    <MuiLink component={Link} to={address} underline="always" sx={{ overflowWrap: 'anywhere' }}>
      {recordName(entry)}
    </MuiLink>
  );
}
