import { errorText } from '@niyukt/ui-shared/errors/error-text';
import type { InviteMember, Member } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { useTitle } from '../../lib/useTitle';
import { MemberRow, type MemberDeed } from './MemberRow';
import { useChangeMember, useInviteMember, useMembers, useRemoveMember } from './member-queries';

interface MembersProps {
  /** The member who looks. */
  ownId: number | undefined;
  onInvite: () => void;
  onSuccess: (text: string) => void;
  /** Shows an error banner. */
  onFailure: (text: string) => void;
}

/** Who acts for the company: the page of its owners. */
export function Members({ ownId, onInvite, onSuccess, onFailure }: MembersProps) {
  useTitle(t('members.title'));
  const { data, isError, refetch } = useMembers();
  const [asked, setAsked] = useState<{ member: Member; deed: MemberDeed }>();
  const again = useInviteMember();
  const current = data?.filter(({ state }) => state !== 'revoked');
  const gone = data?.filter(({ state }) => state === 'revoked');
  const fail = (error: Error): void => onFailure(errorText(error, error.message));
  const ask = (member: Member, deed: MemberDeed): void => {
    if (deed !== 'again') {
      setAsked({ member, deed });
      return;
    }
    const { name, email, role } = member;
    const invitation = { name, email, role } satisfies InviteMember;
    again.start(invitation, { onSuccess: () => onSuccess(t('members.sent', { email })), onError: fail });
  };
  const rows = (members: Member[]) => (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {members.map((member) => (
        <li key={member.member_id}>
          <MemberRow member={member} isSelf={member.member_id === ownId} onDeed={(deed) => ask(member, deed)} />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="members" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-2xl">
          <h1 id="members" className="text-page">
            {t('members.title')}
          </h1>
          <p role="status" className="min-h-6 text-muted">
            {current && t('members.count', { count: current.filter(({ state }) => state === 'active').length })}
          </p>
          <p className="text-muted">{t('members.intro')}</p>
        </div>
        <Button onClick={onInvite} className="no-print max-sm:w-full">
          {t('members.invite')}
        </Button>
      </div>
      {isError && !data && (
        <EmptyState kind="failed" title={t('members.failed')} hint={t('members.failedHint')}>
          <Button look="secondary" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </EmptyState>
      )}
      {!data && !isError && <CardSkeletons />}
      {current && rows(current)}
      {!!gone?.length && (
        <section aria-labelledby="gone" className="mt-4 grid gap-4">
          <h2 id="gone" className="text-title">
            {t('members.gone')}
          </h2>
          {rows(gone)}
        </section>
      )}
      {asked?.deed === 'role' && (
        <RoleQuestion member={asked.member} onDone={onSuccess} onFailure={fail} onClose={() => setAsked(undefined)} />
      )}
      {asked?.deed === 'remove' && (
        <RemovalQuestion
          member={asked.member}
          onDone={onSuccess}
          onFailure={fail}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  member: Member;
  /** Says what was done. */
  onDone: (text: string) => void;
  onFailure: (error: Error) => void;
  onClose: () => void;
}

function RoleQuestion({ member: { member_id: id, name, role }, onDone, onFailure, onClose }: QuestionProps) {
  const change = useChangeMember();
  const next = role === 'owner' ? 'member' : 'owner';
  const done = t('members.changed', { name, role: t(`members.role.${next}`) });
  return (
    <ConfirmDialog
      title={t('members.ownerTitle')}
      question={t(next === 'owner' ? 'members.ownerConfirm' : 'members.memberConfirm', { name })}
      confirm={t(next === 'owner' ? 'members.makeOwner' : 'members.makeMember')}
      onConfirm={() =>
        change.start(
          { id, role: next },
          {
            onSuccess: () => {
              onDone(done);
              onClose();
            },
            onError: (error) => {
              onFailure(error);
              onClose();
            },
          },
        )
      }
      onCancel={onClose}
    />
  );
}

function RemovalQuestion({ member, onDone, onFailure, onClose }: QuestionProps) {
  const { member_id: id, name, email, state } = member;
  const remove = useRemoveMember();
  const isActive = state === 'active';
  const done = isActive ? t('members.removed', { name }) : t('members.tookBack', { email });
  return (
    <ConfirmDialog
      title={t(isActive ? 'members.removeTitle' : 'members.takeBackTitle')}
      question={isActive ? t('members.removeConfirm', { name }) : t('members.takeBackConfirm', { email })}
      confirm={t(isActive ? 'members.remove' : 'members.takeBack')}
      onConfirm={() =>
        remove.start(id, {
          onSuccess: () => {
            onDone(done);
            onClose();
          },
          onError: (error) => {
            onFailure(error);
            onClose();
          },
        })
      }
      onCancel={onClose}
    />
  );
}
