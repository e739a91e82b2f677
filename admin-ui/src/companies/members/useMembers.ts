import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { InviteMember, Member, MemberRole } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { MemberProvider } from './calls';

/** Who acts for a company, and the actions on them. The list is read again after each action, also after one that failed. */
export function useMembers(company: Identifier) {
  const dataProvider = useDataProvider<MemberProvider>();
  const queryClient = useQueryClient();
  const queryKey = ['members', String(company)];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const rows: unknown = await dataProvider.getMembers(company);
      // react-admin answers an empty record once the session has ended
      return Array.isArray(rows) ? (rows as Member[]) : [];
    },
  });
  const invalidate = (): Promise<void> => queryClient.invalidateQueries({ queryKey });
  return {
    members: data,
    error,
    retry: () => void refetch(),
    invite: (values: InviteMember, call?: FormCall) =>
      dataProvider.inviteMember(company, values, call).finally(invalidate),
    setRole: ({ id }: Member, role: MemberRole) => dataProvider.changeMember(company, id, { role }).finally(invalidate),
    remove: ({ id }: Member) => dataProvider.removeMember(company, id).finally(invalidate),
  };
}
