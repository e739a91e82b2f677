import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

/** An answer to a request that `fetch` would not send. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The parsed body, or nothing when it is no JSON. */
  body: Record<string, unknown> | undefined;
}

/**
 * Sends a request exactly as given: any method, any path, any headers, any bytes.
 * @param agent keeps connections for more requests; without one each gets its own
 */
export function rawRequest(
  base: string,
  method: string,
  path: string,
  {
    headers = {},
    body,
    agent = false,
  }: { headers?: Record<string, string>; body?: string | Buffer; agent?: Agent | false } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      const answered = (): void => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parsed(text) });
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (!isEndless(response)) return;
        answered();
        response.destroy();
      });
      response.once('end', answered);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Of a stream of events, the first piece is the answer. */
const isEndless = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true;

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
