import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, type GetListResult, HttpError, type Identifier, type RaRecord } from 'react-admin';
import { endsSession } from '@niyukt/ui-shared/api/refusal';
import type { ErrorBody } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { t } from '../../texts/console';
import { isSuperAdmin, type Staff } from '../access/staff';
import { type Api, type BulkResult, type Failure, renamed, reversed, type Values } from '../resource/calls';
import { ROWS_PER_PAGE } from '../resource/page';
import { ownCalls, recordsOf } from '../resource/registry';
import { codeOf, type Failed, httpClient, isOffline, readFile } from './http-client';
import { type ListQuery, searchCall } from './list-call';
import { isBeingDeleted } from './pending-deletions';
import { queryClient, TIMELINE_QUERY } from './query-client';
import { wholeList } from './whole-list';

const API = '/api/admin';
/** Tells the audit log that a file is made of a list. */
const EXPORT_HEADERS = { 'X-Export': 'csv' };

/** What a list may be asked for besides filter, sort and page. */
interface ListMeta {
  isExport?: boolean;
  /** A search that answers records of the resource in an order of its own; path below `/api/admin`. */
  search?: string;
  /** Used instead of the list while the filter has no words to search for; paths below `/api/admin`. */
  ranking?: string | readonly string[] | undefined;
}

/** An admin who is not a super admin tried to delete. No request was made. */
export class DeleteRefused extends Error {}

/** Tries each record; what fails does not stop the rest. */
async function each(ids: Identifier[], call: (id: Identifier) => Promise<unknown>): Promise<BulkResult> {
  const outcomes = await Promise.allSettled(ids.map(call));
  const failures = outcomes.flatMap((outcome, index): Failure[] =>
    outcome.status === 'rejected' ? [{ id: ids[index] ?? '', error: outcome.reason }] : [],
  );
  // an ended session is not a failure of a record
  const ended = failures.find(({ error }) => error instanceof HttpError && endsSession(error.status, codeOf(error)));
  if (ended) throw ended.error as HttpError;
  // nor is a device without a network one of each record
  const [first] = failures;
  if (first && failures.length === ids.length && failures.every(({ error }) => isOffline(error))) throw first.error;
  const failed = new Set(failures.map(({ id }) => id));
  return { data: ids.filter((id) => !failed.has(id)), failures };
}

/** A call that names fields differently from the record; what it says about them comes back under the record's names. */
async function withFieldNames<T>(names: Readonly<Record<string, string>>, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { body } = error as Partial<Failed>;
    if (body?.errors) body.errors = renamed(body.errors, names);
    throw error;
  }
}

/** What a call of a form or button carries besides its body. */
const carried = ({ key, signal }: Partial<FormCall> = {}): RequestInit => ({
  ...(key && { headers: new Headers({ 'Idempotency-Key': key }) }),
  ...(signal && { signal }),
});

const send: Api['send'] = async (path, method, body, call) => {
  const options = { method, ...(body && { body: JSON.stringify(body) }), ...carried(call) };
  const { json } = await httpClient(API + path, options);
  // every change may stand in the timeline that is open
  void queryClient.invalidateQueries({ queryKey: [TIMELINE_QUERY] });
  return json as unknown;
};

async function read<T>(path: string): Promise<T> {
  const { json } = await httpClient(API + path);
  return json as T;
}

/**
 * The data provider of the console: ra-data-simple-rest with the calls of each resource for what is no plain REST.
 * Only super admins delete: other admins are refused before any request (docs/rules.md#delete).
 */
export function dataProviderFor(staff: Staff): DataProvider {
  const rest = simpleRestProvider(API, wholeList);

  const create = async (resource: string, values: Values, sent?: FormCall): Promise<unknown> => {
    const { create: call } = recordsOf(resource);
    if (!call) throw new Error(`${resource} are not created here`);
    const body = JSON.stringify(renamed(call.body(values), call.names));
    const options = { method: 'POST', body, ...carried(sent) };
    const { json } = await withFieldNames(reversed(call.names), httpClient(call.path, options));
    return json as unknown;
  };

  const change = async (resource: string, id: Identifier, values: Values, sent?: FormCall): Promise<unknown> => {
    const { update: callOf } = recordsOf(resource);
    if (!callOf) throw new Error(`${resource} are not changed here`);
    const { method, path, body } = callOf(id, values);
    return send(path, method, body, sent);
  };

  const remove = async (resource: string, id: Identifier): Promise<void> => {
    recordsOf(resource);
    // a delete that begins when the user leaves the page outlives it
    await httpClient(`${API}/${resource}/${id}`, { method: 'DELETE', keepalive: true });
  };

  const onlySuperAdmin = (): void => {
    if (!isSuperAdmin(staff)) throw new DeleteRefused(t('delete.refused'));
  };

  const api: Api = {
    get: read,
    send,
    file: (path, body) => readFile(API + path, body),
    // files are rare, and everybody waits for this provider
    upload: async (path, ...file) => (await import('./upload')).upload(API + path, ...file),
    create,
    each,
  };

  /** One list of several rankings: the sum of the scores decides. */
  const rankedBySeveral = async (
    paths: readonly string[],
    read: (path: string) => Promise<GetListResult>,
  ): Promise<GetListResult> => {
    const rankings = await Promise.all(paths.map(read));
    const records = new Map<Identifier, RaRecord & { score: number }>();
    for (const record of rankings.flatMap(({ data }) => data as (RaRecord & { score: number })[]))
      records.set(record.id, { ...record, score: (records.get(record.id)?.score ?? 0) + record.score });
    const data = [...records.values()]
      .map((record) => ({ ...record, score: record.score / paths.length }))
      .sort((one, other) => other.score - one.score);
    return { data, total: data.length };
  };

  const provider: DataProvider = {
    ...rest,
    ...ownCalls(api),
    readFile: api.file,
    getList: async (resource, params) => {
      recordsOf(resource);
      const seen = { isTotalCapped: false, readAs: '', nearest: '' };
      const { pagination = { page: 1, perPage: ROWS_PER_PAGE }, filter = {} } = params as Partial<ListQuery>;
      const { isExport, search, ranking } = (params.meta ?? {}) as ListMeta;
      const ranked = 'q' in filter ? undefined : ranking;
      if (ranked !== undefined && typeof ranked !== 'string')
        return rankedBySeveral(ranked, (one) =>
          provider.getList(resource, { ...params, meta: { ranking: one } }),
        ) as never;
      const path = search ?? ranked;
      const observed = simpleRestProvider(API, async (url, options) => {
        const reply = await wholeList(
          path ? searchCall(path, { filter: search ? filter : {}, pagination }) : url,
          isExport ? { ...options, headers: new Headers(EXPORT_HEADERS) } : options,
        );
        seen.isTotalCapped = reply.headers.get('X-Total-Capped') === 'true';
        seen.readAs = decodeURIComponent(reply.headers.get('X-Did-You-Mean') ?? '');
        seen.nearest = decodeURIComponent(reply.headers.get('X-Nearest-Search') ?? '');
        return reply;
      });
      const read = await observed.getList(resource, params);
      const data = read.data.filter(({ id }: RaRecord) => !isBeingDeleted(resource, id));
      const total = (read.total ?? 0) - (read.data.length - data.length);
      const { page = 1, perPage = read.data.length } = params.pagination ?? {};
      // behind a capped total there may always be one page more
      const known = seen.isTotalCapped && read.data.length === perPage ? page * perPage + 1 : 0;
      return {
        data: data as never[],
        total: Math.max(total, known),
        meta: {
          ...(seen.isTotalCapped && { atLeast: total }),
          ...(seen.readAs && { readAs: seen.readAs }),
          ...(seen.nearest && { nearest: seen.nearest }),
        },
      };
    },
    getOne: async (resource, params) => {
      if (!recordsOf(resource).isReadFromList) return rest.getOne(resource, params);
      const { data } = await rest.getMany(resource, { ids: [params.id] });
      if (!data[0]) throw new HttpError('', 404, { code: 'record.not_found' } satisfies Partial<ErrorBody>);
      return { data: data[0] };
    },
    getMany: async (resource, params) => {
      recordsOf(resource);
      return rest.getMany(resource, params);
    },
    // `meta` is the call of the form
    create: async (resource, { data, meta }) => ({
      data: (await create(resource, data, meta as FormCall | undefined)) as never,
    }),
    update: async (resource, { id, data, previousData, meta }) => {
      const answer = await change(resource, id, data, meta as FormCall | undefined);
      return { data: { ...previousData, ...data, ...(answer as object), id } as never };
    },
    updateMany: (resource, { ids, data }) => each(ids, (id) => change(resource, id, data)),
    delete: async (resource, { id, previousData }) => {
      onlySuperAdmin();
      await remove(resource, id);
      return { data: (previousData ?? { id }) as never };
    },
    deleteMany: async (resource, { ids }) => {
      onlySuperAdmin();
      return each(ids, (id) => remove(resource, id));
    },
  };
  return provider;
}
