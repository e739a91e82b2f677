import { useState } from 'react';
import type { InviteMember, Member } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useBanner } from '../../lib/useBanner';
import { useOpened } from '../../lib/useOpened';
import { useTitle } from '../../lib/useTitle';
import { Button } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FailedState } from '../../ui/EmptyState';
import { InviteMemberDialog } from './InviteMemberDialog';
import { useChangeMember, useInviteMember, useMembers, useMembership, useRemoveMember } from './member-queries';
import { type MemberAction, MemberRow } from './MemberRow';
import { useLoadFailure } from './useLoadFailure';

/** Who acts for the company: the page of its owners. */
export function Members() {
  useTitle(t('members.title'));
  const { data, isError, refetch } = useMembers();
  const { data: own } = useMembership();
  const { isOpen, open, close, done } = useOpened();
  const { succeed, fail } = useBanner();
  useLoadFailure(null);
  const [question, setQuestion] = useState<{ member: Member; action: MemberAction }>();
  const again = useInviteMember();
  const current = data?.filter(({ state }) => state !== 'revoked');
  const gone = data?.filter(({ state }) => state === 'revoked');
  const ask = (member: Member, action: MemberAction): void => {
    if (action !== 'again') {
      setQuestion({ member, action });
      return;
    }
    const { name, email, role } = member;
    const invitation = { name, email, role } satisfies InviteMember;
    again.start(invitation, {
      onSuccess: () => succeed(t('members.sent', { email })),
      onError: (error) => fail(errorText(error, error.message)),
    });
  };
  const rows = (members: Member[]) => (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {members.map((member) => (
        <li key={member.member_id}>
          <MemberRow
            member={member}
            isSelf={member.member_id === own?.member_id}
            onAction={(action) => ask(member, action)}
          />
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
        <Button onClick={() => open('invite')} className="no-print max-sm:w-full">
          {t('members.invite')}
        </Button>
      </div>
      {isError && !data && <FailedState title={t('members.failed')} hint={t('members.failedHint')} onRetry={refetch} />}
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
      {isOpen('invite') && (
        <InviteMemberDialog onInvited={(email) => done(t('members.sent', { email }))} onClose={close} />
      )}
      {question?.action === 'role' && <RoleQuestion member={question.member} onClose={() => setQuestion(undefined)} />}
      {question?.action === 'remove' && (
        <RemovalQuestion member={question.member} onClose={() => setQuestion(undefined)} />
      )}
    </section>
  );
}

interface QuestionProps {
  member: Member;
  onClose: () => void;
}

/** Closes a question, and says what came of it. */
function useOutcome(close: () => void) {
  const { succeed, fail } = useBanner();
  return {
    done: (text: string): void => {
      close();
      succeed(text);
    },
    failed: (error: Error): void => {
      close();
      fail(errorText(error, error.message));
    },
  };
}

function RoleQuestion({ member: { member_id: id, name, role }, onClose }: QuestionProps) {
  const change = useChangeMember();
  const say = useOutcome(onClose);
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
            onSuccess: () => say.done(done),
            onError: say.failed,
          },
        )
      }
      onCancel={onClose}
    />
  );
}

function RemovalQuestion({ member, onClose }: QuestionProps) {
  const { member_id: id, name, email, state } = member;
  const remove = useRemoveMember();
  const say = useOutcome(onClose);
  const isActive = state === 'active';
  const done = isActive ? t('members.removed', { name }) : t('members.tookBack', { email });
  return (
    <ConfirmDialog
      title={t(isActive ? 'members.removeTitle' : 'members.takeBackTitle')}
      question={isActive ? t('members.removeConfirm', { name }) : t('members.takeBackConfirm', { email })}
      confirm={t(isActive ? 'members.remove' : 'members.takeBack')}
      onConfirm={() => remove.start(id, { onSuccess: () => say.done(done), onError: say.failed })}
      onCancel={onClose}
    />
  );
}
