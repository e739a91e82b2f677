import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useNotify, useRecordContext } from 'react-admin';
import type { Member } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { memberLook } from '@niyukt/ui-shared/theme/status-look';
import { NotYet } from '../../kit/page/NotYet';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import { Email } from '../../kit/records/Contact';
import { t } from '../../texts/console';
import { InviteMember } from './InviteMember';
import { useMembers } from './useMembers';

type MemberAction = 'role' | 'again' | 'remove';

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
function MemberItem({ member, onAction }: MemberItemProps) {
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

function Members({ company }: { company: Identifier }) {
  const { members, error, retry, invite, setRole, remove } = useMembers(company);
  const [isInviting, setInviting] = useState(false);
  const confirm = useConfirm();
  const notify = useNotify();
  const again = async ({ name, email, role }: Member): Promise<string> => {
    await invite({ name, email, role });
    return t('members.sent', { email });
  };
  const changeRole = async (member: Member): Promise<string | undefined> => {
    const { name } = member;
    const role = member.role === 'owner' ? 'member' : 'owner';
    const isConfirmed = await confirm({
      title: t('members.ownerTitle'),
      text: t(role === 'owner' ? 'members.ownerConfirm' : 'members.memberConfirm', { name }),
      confirmLabel: t(role === 'owner' ? 'members.makeOwner' : 'members.makeMember'),
    });
    if (!isConfirmed) return undefined;
    await setRole(member, role);
    return t('members.changed', { name, role: t(`members.role.${role}`) });
  };
  const takeOut = async (member: Member): Promise<string | undefined> => {
    const { name, email, state } = member;
    const isActive = state === 'active';
    const isConfirmed = await confirm({
      title: t(isActive ? 'members.removeTitle' : 'members.takeBackTitle'),
      text: isActive ? t('members.removeConfirm', { name }) : t('members.takeBackConfirm', { email }),
      confirmLabel: t(isActive ? 'members.remove' : 'members.takeBack'),
      isDanger: true,
    });
    if (!isConfirmed) return undefined;
    await remove(member);
    return isActive ? t('members.removed', { name }) : t('members.tookBack', { email });
  };
  const ACTIONS = { again, role: changeRole, remove: takeOut };
  const FAILURES = {
    again: 'members.inviteFailed',
    role: 'members.changeFailed',
    remove: 'members.removeFailed',
  } as const;
  const doTo = async (member: Member, action: MemberAction): Promise<void> => {
    try {
      const done = await ACTIONS[action](member);
      if (done) notify(done, { type: 'success' });
    } catch (refusal) {
      notify(failureText(refusal, t(FAILURES[action])), { type: 'error' });
    }
  };
  // a form that is filled in outlives a failed reading
  if (!members) return <NotYet error={error} retry={retry} failed={t('members.failed')} height={96} />;
  const hasOwner = members.some(({ role, state }) => role === 'owner' && state === 'active');
  return (
    <>
      {!hasOwner && <Typography color="text.secondary">{t('members.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {members.map((member) => (
          <MemberItem key={member.id} member={member} onAction={(action) => void doTo(member, action)} />
        ))}
      </Box>
      <Button variant="outlined" className="no-print" sx={{ mt: 1.5 }} onClick={() => setInviting(true)}>
        {t('members.invite')}
      </Button>
      {isInviting && <InviteMember invite={invite} onClose={() => setInviting(false)} />}
    </>
  );
}

function Count({ company }: { company: Identifier }) {
  const { members } = useMembers(company);
  if (!members) return null;
  const count = members.filter(({ state }) => state === 'active').length;
  return <span>{t(count ? 'record.members' : 'record.noMembers', { count })}</span>;
}

/** How many act for the company of the drawer, in one line. */
export function MemberCount() {
  const record = useRecordContext();
  return record ? <Count key={record.id} company={record.id} /> : null;
}

/** Who acts for the company of the drawer. */
export default function MembersSection() {
  const record = useRecordContext();
  return record ? <Members key={record.id} company={record.id} /> : null;
}
