import type { DataProvider, Identifier } from 'react-admin';
import type { ChangeMember, InviteMember, Member } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api } from '../../kit/resource/calls';

const pathOf = (company: Identifier): string => `/companies/${company}/members`;

/** Calls about who acts for a company. */
export const memberCalls = ({ get, send }: Api) => ({
  getMembers: (company: Identifier) => get<Member[]>(pathOf(company)),
  inviteMember: (company: Identifier, values: InviteMember, call?: FormCall) =>
    send(pathOf(company), 'POST', values, call),
  changeMember: (company: Identifier, id: Identifier, values: ChangeMember) =>
    send(`${pathOf(company)}/${id}`, 'PATCH', values),
  removeMember: (company: Identifier, id: Identifier) => send(`${pathOf(company)}/${id}`, 'DELETE'),
});

export type MemberProvider = DataProvider & ReturnType<typeof memberCalls>;
