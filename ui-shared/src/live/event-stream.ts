/** What the server says of news: how much is unread, and which kinds of records changed; `*` stands for all. */
export interface News {
  unread: number;
  changed: readonly string[];
}

interface StreamEvents {
  onNews: (news: News) => void;
  /** Something came, if only that the stream is still there. */
  onSign: () => void;
}

/** Why a stream ended. */
export interface StreamEnd {
  /** How long to stay away, in milliseconds, where the server said so. */
  retry?: number;
  /** The session is over. */
  isRefused: boolean;
}

/** Reads the stream of events until it ends. An `EventSource` sends no token. */
export async function readEvents(token: string, signal: AbortSignal, events: StreamEvents): Promise<StreamEnd> {
  const response = await fetch('/api/events', {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal,
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after'));
    return { isRefused: response.status === 401, ...(seconds > 0 && { retry: seconds * 1_000 }) };
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let retry: number | undefined;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return { isRefused: false, ...(retry !== undefined && { retry }) };
    events.onSign();
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data: ')) events.onNews(JSON.parse(line.slice('data: '.length)) as News);
      else if (line.startsWith('retry: ')) retry = Number(line.slice('retry: '.length));
    }
  }
}
