import { Box, Button } from '@mui/material';
import type { Admin } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { DeleteButton } from '../../platform/records/DeleteButton';
import { adminNameFor } from './admin-name';
import { useOwnAccount } from './useOwnAccount';
import { useSetDisabled } from './useSetDisabled';

interface AdminActionsProps {
  admin: Admin;
  /** With words, where there is room. */
  isWide?: boolean;
  onDeleted?: () => void;
}

/** What can be done with an admin's account; nothing that the server would refuse. */
export function AdminActions({ admin, isWide = false, onDeleted }: AdminActionsProps) {
  const { isSelf, isLast } = useOwnAccount(admin);
  const setDisabled = useSetDisabled();
  if (isLast) return null;
  const name = adminNameFor(admin, isSelf);
  return (
    <Box
      className="no-print"
      sx={{ display: 'inline-flex', flexWrap: isWide ? 'wrap' : 'nowrap', gap: 1, alignItems: 'center' }}
    >
      <Button
        size={isWide ? 'medium' : 'small'}
        variant="outlined"
        color="inherit"
        sx={{ borderColor: 'var(--control)' }}
        aria-label={t(admin.disabled ? 'admin.enableNamed' : 'admin.disableNamed', { name })}
        onClick={() => void setDisabled(admin, isSelf)}
      >
        {t(admin.disabled ? 'admin.enable' : 'admin.disable')}
      </Button>
      <DeleteButton name={name} isWide={isWide} {...(onDeleted && { onDeleted })} />
    </Box>
  );
}
