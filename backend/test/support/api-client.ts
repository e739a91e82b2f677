/** An answer with its parsed body. */
export interface ApiAnswer<T = ApiBody> {
  status: number;
  headers: Headers;
  body: T;
  text: string;
}

/** Whatever JSON a call answers: a test says what it expects of it, which is a stricter check than a type. */
export type ApiBody = ReturnType<typeof JSON.parse>;

/** Of a client that was told to come again. */
const PATIENCE_MILLISECONDS = 120_000;

/** Calls the API as somebody. */
export class ApiClient {
  constructor(
    private readonly base: string,
    readonly token?: string,
  ) {}

  get = (path: string, headers?: Record<string, string>): Promise<ApiAnswer> =>
    this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer> =>
    this.send('POST', path, body, headers);
  put = (path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer> =>
    this.send('PUT', path, body, headers);
  patch = (path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer> =>
    this.send('PATCH', path, body, headers);
  delete = (path: string, headers?: Record<string, string>, body?: unknown): Promise<ApiAnswer> =>
    this.send('DELETE', path, body, headers);

  /** Uploads a file as a form does, again when the machine was too busy to look at it. */
  async upload(
    path: string,
    content: Buffer,
    fileName: string,
    headers: Record<string, string> = {},
    fields: Record<string, string> = {},
  ): Promise<ApiAnswer> {
    const end = Date.now() + PATIENCE_MILLISECONDS;
    for (;;) {
      const answer = await this.uploadOnce(path, content, fileName, headers, fields);
      if ((answer.body as { code?: string } | null)?.code !== 'upload.busy' || Date.now() > end) return answer;
    }
  }

  private async uploadOnce(
    path: string,
    content: Buffer,
    fileName: string,
    headers: Record<string, string>,
    fields: Record<string, string>,
  ): Promise<ApiAnswer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(content)]), fileName);
    const response = await fetch(`${this.base}${path}`, {
      method: 'POST',
      headers: { ...(this.token && { authorization: `Bearer ${this.token}` }), ...headers },
      body: form,
    });
    return answerOf('POST', path, response);
  }

  /** Downloads a file. */
  async download(path: string): Promise<{ status: number; headers: Headers; content: Buffer }> {
    const response = await fetch(`${this.base}${path}`, { headers: { authorization: `Bearer ${this.token}` } });
    return {
      status: response.status,
      headers: response.headers,
      content: Buffer.from(await response.arrayBuffer()),
    };
  }

  /** A list call as ra-data-simple-rest makes it. */
  list(
    resource: string,
    { sort, range, filter }: { sort?: unknown; range?: unknown; filter?: unknown } = {},
  ): Promise<ApiAnswer> {
    const query = Object.entries({ sort, range, filter })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    return this.get(`/api/admin/${resource}${query.length ? `?${query.join('&')}` : ''}`);
  }

  /** A call with any method, a DELETE with a body among them. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiAnswer> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return answerOf(method, path, response);
  }
}

const MAX_BODY = 1_000;

/** What `environment.mjs` tells of when a test fails. */
declare global {
  var lastAnswers: string[] | undefined;
  var runningProducts: Set<{ readonly logLines: string[] }> | undefined;
}

/** Remembers an answer until the next ones come. */
function remember(method: string, path: string, { status, text }: ApiAnswer): void {
  const answers = globalThis.lastAnswers;
  if (answers && answers.push(`${method} ${path}: ${status} ${text.slice(0, MAX_BODY)}`) > 10) answers.shift();
}

async function answerOf(method: string, path: string, response: Response): Promise<ApiAnswer> {
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, text, body: parsed(text) };
  remember(method, path, answer);
  return answer;
}

function parsed(text: string): ApiBody {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
