import { MAX_ROWS } from '@niyukt/ui-shared/api/form-rules';
import { httpClient } from './http-client';

/** httpClient that reads a list to the end of what was requested: an answer of the API holds as many rows as fit. */
export const wholeList: typeof httpClient = async (url, options) => {
  const reply = await httpClient(url, options);
  let position = positionOf(reply.headers);
  if (!position) return reply;
  const address = new URL(url, location.origin);
  const [, lastRow] = JSON.parse(address.searchParams.get('range') ?? `[0,${MAX_ROWS - 1}]`) as [number, number];
  const rows = [...(reply.json as unknown[])];
  while (position.last < Math.min(lastRow, position.total - 1)) {
    address.searchParams.set('range', JSON.stringify([position.last + 1, lastRow]));
    const next = await httpClient(address.pathname + address.search, options);
    const reached = positionOf(next.headers);
    // nothing more came: rows were deleted while the list was read
    if (!reached || reached.last <= position.last) break;
    rows.push(...(next.json as unknown[]));
    position = reached;
  }
  return { ...reply, json: rows };
};

/** Of a header such as `employees 0-24/310`; nothing when there are no rows. */
function positionOf(headers: Headers): { last: number; total: number } | undefined {
  const [, last, total] = /-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return last === undefined ? undefined : { last: Number(last), total: Number(total) };
}
