import { waitFor } from './wait-for.js';

/** What a stream says of the bell. */
export interface News {
  unread: number;
  changed: string[];
}

/** An open stream of events, as a page has it. */
export class EventStream {
  readonly news: News[] = [];
  /** Everything that came, heartbeats included. */
  text = '';
  hasEnded = false;
  /** When the newest piece came, in milliseconds of `performance`. */
  heardAt = 0;
  private readonly controller = new AbortController();

  private constructor(readonly response: Response) {}

  static async open(base: string, token: string | undefined): Promise<EventStream> {
    const controller = new AbortController();
    const response = await fetch(`${base}/api/events`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: controller.signal,
    });
    const stream = new EventStream(response);
    stream.controller.signal.addEventListener('abort', () => controller.abort());
    if (response.status === 200) void stream.read();
    return stream;
  }

  close(): void {
    this.controller.abort();
  }

  /** Waits for the first of its news that is so. */
  until(what: string, isSo: (news: News) => boolean): Promise<News> {
    return waitFor(what, () => this.news.find(isSo));
  }

  untilEnd(): Promise<true> {
    return waitFor('the end of a stream', () => this.hasEnded || undefined);
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const piece of this.response.body as unknown as AsyncIterable<Uint8Array>) {
        this.text += decoder.decode(piece, { stream: true });
        this.heardAt = performance.now();
        const whole = this.text.slice(0, this.text.lastIndexOf('\n\n') + 1).split('\n');
        this.news.length = 0;
        for (const line of whole) if (line.startsWith('data: ')) this.news.push(JSON.parse(line.slice(6)) as News);
      }
    } catch {
      // closed, or cut off
    }
    this.hasEnded = true;
  }
}
