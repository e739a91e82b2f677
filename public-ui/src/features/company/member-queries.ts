import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeMember, InviteMember, Member } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../lib/useCall';

const MEMBERS = ['members'];
const MEMBERSHIP = ['membership'];
const PATH = '/api/company/members';

/** The own membership. */
export function useMembership() {
  return useQuery({
    queryKey: MEMBERSHIP,
    queryFn: () => api.call<Member>('GET', '/api/company/membership', { fallback: t('members.failed') }),
  });
}

/** Most are owners: a member counts as one until it is known. */
export const useIsOwner = (): boolean => useMembership().data?.role !== 'member';

/** Who acts for the company, who is invited, and who was removed lately. */
export function useMembers() {
  return useQuery({
    queryKey: MEMBERS,
    queryFn: () => api.list<Member>(PATH, { fallback: t('members.failed') }),
  });
}

/** Invites a member, or sends an invitation again. */
export function useInviteMember() {
  const queries = useQueryClient();
  return useCall({
    send: (body: InviteMember, call) =>
      api.call<Member>('POST', PATH, { body, ...call, fallback: t('members.inviteFailed') }),
    onSuccess: () => queries.invalidateQueries({ queryKey: MEMBERS }),
    changes: MEMBERS,
  });
}

export function useChangeMember() {
  const queries = useQueryClient();
  return useCall({
    send: ({ id, ...body }: ChangeMember & { id: number }, { signal }) =>
      api.call<Member>('PATCH', `${PATH}/${id}`, { body, signal, fallback: t('members.changeFailed') }),
    onSuccess: () => queries.invalidateQueries({ queryKey: MEMBERS }),
    changes: MEMBERS,
  });
}

export function useRemoveMember() {
  const queries = useQueryClient();
  return useCall({
    send: (id: number, { signal }) =>
      api.call('DELETE', `${PATH}/${id}`, { signal, fallback: t('members.removeFailed') }),
    onSuccess: () => queries.invalidateQueries({ queryKey: MEMBERS }),
    changes: MEMBERS,
  });
}
