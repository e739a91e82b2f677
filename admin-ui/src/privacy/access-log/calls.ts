import type { DataProvider, Identifier } from 'react-admin';
import type { Access } from '@niyukt/ui-shared/api/types';
import type { Api } from '../../kit/resource/calls';

export const accessCalls = ({ get }: Api) => ({
  /** The latest of them, and one more where there are more. */
  getAccesses: (employeeId: Identifier, latest: number) => {
    const filter = encodeURIComponent(JSON.stringify({ employee_id: Number(employeeId) }));
    return get<Access[]>(`/access-log?filter=${filter}&range=${encodeURIComponent(JSON.stringify([0, latest]))}`);
  },
});

export type AccessProvider = DataProvider & ReturnType<typeof accessCalls>;
