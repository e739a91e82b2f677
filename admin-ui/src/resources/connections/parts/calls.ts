import type { PlacementHistory } from '@niyukt/ui-shared/api/types';
import type { DataProvider, Identifier } from 'react-admin';
import { filled, patch, type Api, type CreateCall, type UpdateCallOf } from '../../../platform/resource/calls';

/** The call that connects an employee to a job. */
export const CREATE_CONNECTION: CreateCall = { path: '/api/admin/create-connection', body: filled };

const patchConnection = patch('connections');

/** The call that changes a connection: its status has an address of its own. */
export const updateConnection: UpdateCallOf = (id, values) => {
  const { placement_status } = values;
  return placement_status === undefined
    ? patchConnection(id, values)
    : { method: 'PUT', path: `/connections/${id}/status`, body: { placement_status } };
};

/** Calls about connections for which react-admin has no word. */
export const connectionCalls = ({ get, create, each }: Api) => ({
  getHistory: (connectionId: Identifier) => get<PlacementHistory[]>(`/connections/${connectionId}/history`),
  /** Connects employees to one job, each by a call of its own. */
  connectMany: (request_id: Identifier, employeeIds: Identifier[]) =>
    each(employeeIds, (employee_id) => create('connections', { request_id, employee_id })),
});

export type ConnectionProvider = DataProvider & ReturnType<typeof connectionCalls>;
