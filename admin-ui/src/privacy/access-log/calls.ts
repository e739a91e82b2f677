import type { DataProvider, Identifier } from 'react-admin';
import type { Access } from '@niyukt/ui-shared/api/types';
import type { Api } from '../../kit/resource/calls';
import { filterQuery } from '../../kit/resource/list-address';

export const accessCalls = ({ get }: Api) => ({
  /** The latest of them, and one more where there are more. */
  getAccesses: (employeeId: Identifier, latest: number) => {
    const filter = filterQuery({ employee_id: Number(employeeId) });
    return get<Access[]>(`/access-log?${filter}&range=${encodeURIComponent(JSON.stringify([0, latest]))}`);
  },
});

export type AccessProvider = DataProvider & ReturnType<typeof accessCalls>;
