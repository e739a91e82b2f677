import { Box, Button, Typography } from '@mui/material';
import type { Member } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { memberLook } from '@niyukt/ui-shared/theme/status-look';
import { Email } from '../../kit/records/Contact';

export type MemberAction = 'role' | 'again' | 'remove';

interface MemberItemProps {
  member: Member;
  onAction: (action: MemberAction) => void;
}

function sinceText({ state, last_active_at: last, invited_at, invited_by_name: by }: Member): string {
  if (state === 'active') {
    return last ? t('members.lastActive', { moment: momentInIndia(last) }) : t('members.neverActive');
  }
  if (!invited_at) return '';
  const moment = momentInIndia(invited_at);
  return by ? t('members.invitedBy', { moment, name: by }) : t('members.invitedAt', { moment });
}

/** A member or an invitation, and what can be done. */
export function MemberItem({ member, onAction }: MemberItemProps) {
  const { name, email, role, state } = member;
  const isActive = state === 'active';
  const actions = isActive
    ? ([
        ['role', t(role === 'owner' ? 'members.makeMember' : 'members.makeOwner')],
        ['remove', t('members.remove')],
      ] as const)
    : ([
        ['again', t('members.again')],
        ['remove', t('members.takeBack')],
      ] as const);
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <StatusChip {...memberLook(state)} label={t(`members.state.${state}`)} />
      </Box>
      <Email address={email} />
      <Typography variant="body2" color="text.secondary">
        {[t(`members.role.${role}`), sinceText(member)].filter(Boolean).join(' · ')}
      </Typography>
      {state !== 'revoked' && (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
          {actions.map(([action, label]) => (
            <Button key={action} size="small" aria-label={`${label}: ${name}`} onClick={() => onAction(action)}>
              {label}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
