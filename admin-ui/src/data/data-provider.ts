import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider, type Identifier, type RaRecord } from 'react-admin';
import type { DashboardStats, PlacementHistory } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { isSuperAdmin, type Staff } from '../access/staff';
import { CREATE_CALLS } from './create-calls';
import { httpClient } from './http-client';
import { wholeList } from './whole-list';

const API = '/api/admin';

/** One record of a bulk action that was refused, and the reason as HttpError. */
export interface Failure {
  id: Identifier;
  error: unknown;
}

/** What a bulk action did, record by record. */
export interface BulkResult {
  data: Identifier[];
  failures: Failure[];
}

/** The API as react-admin sees it, and the calls that it has no word for. */
export interface ConsoleDataProvider extends DataProvider {
  getDashboardStats: () => Promise<DashboardStats>;
  getHistory: (connectionId: Identifier) => Promise<PlacementHistory[]>;
  setDisabled: (adminId: Identifier, disabled: boolean) => Promise<void>;
}

/** Somebody other than a super admin wanted to delete; no request was made. */
export class DeleteRefused extends Error {}

/** Tries each record; what fails does not stop the rest. */
async function each(ids: Identifier[], call: (id: Identifier) => Promise<unknown>): Promise<BulkResult> {
  const outcomes = await Promise.allSettled(ids.map(call));
  const failures = outcomes.flatMap((outcome, place): Failure[] =>
    outcome.status === 'rejected' ? [{ id: ids[place] ?? '', error: outcome.reason }] : [],
  );
  // an ended session is not a failure of a record
  const ended = failures.find(({ error }) => error instanceof HttpError && [401, 403].includes(error.status));
  if (ended) throw ended.error as HttpError;
  const failed = new Set(failures.map(({ id }) => id));
  return { data: ids.filter((id) => !failed.has(id)), failures };
}

async function put(path: string, method: 'PUT' | 'PATCH' | 'POST', body: object): Promise<unknown> {
  const { json } = await httpClient(API + path, { method, body: JSON.stringify(body) });
  return json as unknown;
}

/**
 * The data provider of the console: ra-data-simple-rest with the specification's own calls for what is no plain REST.
 * A delete by anybody but a super admin is refused before any request (spec 6).
 */
export function dataProviderFor(staff: Staff): ConsoleDataProvider {
  const rest = simpleRestProvider(API, wholeList);

  const changeConnection = (id: Identifier, data: Partial<RaRecord>): Promise<unknown> => {
    const { placement_status, ...details } = data;
    return placement_status === undefined
      ? put(`/connections/${id}`, 'PATCH', details)
      : put(`/connections/${id}/status`, 'PUT', { placement_status: placement_status as string });
  };

  const remove = async (resource: string, id: Identifier): Promise<void> => {
    await httpClient(`${API}/${resource}/${id}`, { method: 'DELETE' });
  };

  const onlySuperAdmin = (): void => {
    if (!isSuperAdmin(staff)) throw new DeleteRefused(t('delete.refused'));
  };

  return {
    ...rest,
    getList: async (resource, params) => {
      const seen = { isTotalCapped: false };
      const observed = simpleRestProvider(API, async (url, options) => {
        const reply = await wholeList(url, options);
        seen.isTotalCapped = reply.headers.get('X-Total-Capped') === 'true';
        return reply;
      });
      const { data, total = 0 } = await observed.getList(resource, params);
      const { page = 1, perPage = data.length } = params.pagination ?? {};
      // behind a capped total there may always be one page more
      const known = seen.isTotalCapped && data.length === perPage ? page * perPage + 1 : 0;
      return {
        data: data as never[],
        total: Math.max(total, known),
        meta: seen.isTotalCapped ? { atLeast: total } : {},
      };
    },
    getOne: async (resource, params) => {
      if (resource !== 'audit-log') return rest.getOne(resource, params);
      // an entry of the log has no address of its own
      const { data } = await rest.getMany(resource, { ids: [params.id] });
      if (!data[0]) throw new HttpError(t('record.gone'), 404, {});
      return { data: data[0] };
    },
    create: async (resource, { data }) => {
      const call = CREATE_CALLS[resource];
      if (!call) throw new Error(`${resource} are not created here`);
      const { path, body } = call(data);
      const { json } = await httpClient(path, { method: 'POST', body: JSON.stringify(body) });
      return { data: json as never };
    },
    update: async (_resource, { id, data, previousData }) => {
      const answer = await changeConnection(id, data);
      return { data: { ...previousData, ...data, ...(answer as object), id } as never };
    },
    updateMany: (_resource, { ids, data }) => each(ids, (id) => changeConnection(id, data)),
    delete: async (resource, { id, previousData }) => {
      onlySuperAdmin();
      await remove(resource, id);
      return { data: (previousData ?? { id }) as never };
    },
    deleteMany: async (resource, { ids }) => {
      onlySuperAdmin();
      return each(ids, (id) => remove(resource, id));
    },
    getDashboardStats: async () => {
      const { json } = await httpClient(`${API}/dashboard-stats`);
      return json as DashboardStats;
    },
    getHistory: async (connectionId) => {
      const { json } = await httpClient(`${API}/connections/${connectionId}/history`);
      return json as PlacementHistory[];
    },
    setDisabled: async (adminId, disabled) => {
      await put(`/admins/${adminId}/${disabled ? 'disable' : 'enable'}`, 'POST', {});
    },
  };
}
