import type { DataProvider, Identifier } from 'react-admin';
import type { Connection, ConnectionSteps, NextStep, Offer, Placement, Schemas } from '@niyukt/ui-shared/api/types';
import { readSalary } from '@niyukt/ui-shared/domain/salary';
import { readMoney, typedMoney } from '@niyukt/ui-shared/money';
import { type Api, type CreateCall, filled, patch, type UpdateCallOf } from '../../../kit/resource/calls';
import { filterQuery } from '../../../kit/resource/list-address';
import type { PlacedFacts } from './placed-facts';

/** The call that connects an employee to a job. */
export const CREATE_CONNECTION: CreateCall = { path: '/api/admin/create-connection', body: filled };

const patchConnection = patch('connections');

/** The call that changes a connection: its status has an address of its own. */
export const updateConnection: UpdateCallOf = (id, values) => {
  const { placement_status, joining_date, first_month_gross_paise, drop_reason, is_undo } = values;
  if (placement_status === undefined) return patchConnection(id, values);
  const body = filled({ placement_status, joining_date, first_month_gross_paise, drop_reason, is_undo });
  return { method: 'PUT', path: `/connections/${id}/status`, body };
};

/** What follows from joining date and gross. */
export type PlacementTerms = Schemas['PlacementTermsDto'];

/** The monthly amount of an offer in force that was accepted, in paise. @param offers newest first */
function acceptedIn(offers: readonly Offer[]): number | undefined {
  const inForce = offers.find(({ state }) => state !== 'withdrawn' && state !== 'expired');
  const salary = inForce?.state === 'accepted' ? readSalary(inForce.offered_salary) : undefined;
  const [rupees, ...others] = salary?.amounts ?? [];
  return rupees === undefined || others.length || salary?.period === 'year' ? undefined : rupees * 100;
}

const placementsOf = (connectionId: Identifier): string =>
  `/placements?${filterQuery({ connection_id: connectionId })}&range=[0,0]`;

const remindersOf = (connectionId: Identifier): string => `/connections/${connectionId}/remind`;

/** Calls about connections for which react-admin has no word. */
export const connectionCalls = ({ get, send, create, each }: Api) => ({
  getSteps: (connectionId: Identifier) => get<ConnectionSteps>(`/connections/${connectionId}/steps`),
  getNextSteps: (ids: readonly number[]) => get<NextStep[]>(`/next-steps?connections=${ids.join(',')}`),
  /** Reminds the person of the question, or the company of those who wait. */
  remindConnection: (connectionId: Identifier) => send(remindersOf(connectionId), 'POST'),
  /** The same for each of these connections. */
  remindConnections: (ids: Identifier[]) => each(ids, (id) => send(remindersOf(id), 'POST')),
  /** Connects employees to one job, each by a call of its own. */
  connectMany: (request_id: Identifier, employeeIds: Identifier[]) =>
    each(employeeIds, (employee_id) => create('connections', { request_id, employee_id })),
  /** Gives connections the status back that they had. @param before as they were */
  putBack: (before: readonly Connection[]) => {
    const statuses = new Map<Identifier, string>(before.map(({ id, placement_status }) => [id, placement_status]));
    return each([...statuses.keys()], (id) =>
      send(`/connections/${id}/status`, 'PUT', { placement_status: statuses.get(id), is_undo: true }),
    );
  },
  getPlacementTerms: (connectionId: Identifier, { joining_date, first_month_gross_paise: typed }: PlacedFacts) => {
    const gross = readMoney(typed);
    const known = filled({ joining_date, first_month_gross_paise: gross });
    const query = new URLSearchParams(Object.entries(known).map(([field, value]) => [field, String(value)]));
    return get<PlacementTerms>(`/placements/terms/${connectionId}?${query.toString()}`);
  },
  /** The salary that was accepted, in rupees as typed; empty where none is known, or a gross is noted already. */
  getAcceptedGross: async (connectionId: Identifier): Promise<string> => {
    try {
      const [offers, [placement]] = await Promise.all([
        get<Offer[]>(`/connections/${connectionId}/offers`),
        get<Placement[]>(placementsOf(connectionId)),
      ]);
      return placement?.first_month_gross_paise ? '' : typedMoney(acceptedIn(offers));
    } catch {
      return '';
    }
  },
  /** Whether nothing is missing for the invoice of the placement that the connection became. */
  isInvoiceable: async (connectionId: Identifier): Promise<boolean> => {
    try {
      const [placement] = await get<Placement[]>(placementsOf(connectionId));
      if (!placement) return false;
      const { fields } = await get<{ fields: unknown[] }>(`/placements/${placement.placement_id}/invoice-preview`);
      return fields.length === 0;
    } catch {
      return false;
    }
  },
});

export type ConnectionProvider = DataProvider & ReturnType<typeof connectionCalls>;
