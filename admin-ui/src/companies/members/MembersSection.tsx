import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { Member } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useNotify, useRecordContext, type Identifier } from 'react-admin';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import { InviteMember } from './InviteMember';
import { MemberItem, type MemberAction } from './MemberItem';
import { useMembers } from './useMembers';

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
  if (error && !members) return <FailureAlert retry={retry}>{failureText(error, t('members.failed'))}</FailureAlert>;
  if (!members) return <Skeleton variant="rounded" height={96} />;
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

/** Who acts for the company of the drawer. */
export default function MembersSection() {
  const record = useRecordContext();
  return record ? <Members key={record.id} company={record.id} /> : null;
}
