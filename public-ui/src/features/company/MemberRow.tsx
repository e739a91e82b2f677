import type { Member } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { memberLook } from '@niyukt/ui-shared/theme/status-look';
import { Button } from '../../ui/Button';
import { Meta } from '../../ui/Meta';

/** What an owner may ask for. */
export type MemberAction = 'role' | 'again' | 'remove';

interface MemberRowProps {
  member: Member;
  /** The row of the member who is logged in. */
  isSelf: boolean;
  onAction: (action: MemberAction) => void;
}

/** A member or an invitation, with what an owner can do. */
export function MemberRow({ member, isSelf, onAction }: MemberRowProps) {
  const { name, email, role, state } = member;
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lead wrap-anywhere">{name}</h2>
          <StatusChip {...memberLook(state)} label={t(`members.state.${state}`)} />
        </div>
        <p className="text-muted wrap-anywhere">{email}</p>
        <Meta items={[t(`members.role.${role}`), isSelf && t('members.you'), sinceText(member)]} />
      </div>
      {!isSelf && state !== 'revoked' && <Actions member={member} onAction={onAction} />}
    </article>
  );
}

function Actions({ member: { name, role, state }, onAction }: Omit<MemberRowProps, 'isSelf'>) {
  const isActive = state === 'active';
  return (
    <div className="no-print -ml-4.5 flex flex-wrap gap-x-1">
      {isActive ? (
        <Button
          look="quiet"
          aria-label={t(role === 'owner' ? 'members.makeMemberOf' : 'members.makeOwnerOf', { name })}
          onClick={() => onAction('role')}
        >
          {t(role === 'owner' ? 'members.makeMember' : 'members.makeOwner')}
        </Button>
      ) : (
        <Button look="quiet" aria-label={t('members.againTo', { name })} onClick={() => onAction('again')}>
          {t('members.again')}
        </Button>
      )}
      <Button
        look="quiet"
        aria-label={t(isActive ? 'members.removeOf' : 'members.takeBackOf', { name })}
        onClick={() => onAction('remove')}
      >
        {t(isActive ? 'members.remove' : 'members.takeBack')}
      </Button>
    </div>
  );
}

function sinceText({ state, last_active_at, invited_at, invited_by_name: by }: Member): string {
  if (state === 'active') {
    return last_active_at
      ? t('members.lastActive', { moment: momentInIndia(last_active_at) })
      : t('members.neverActive');
  }
  if (!invited_at) return '';
  const moment = momentInIndia(invited_at);
  return by ? t('members.invitedBy', { moment, name: by }) : t('members.invitedAt', { moment });
}
