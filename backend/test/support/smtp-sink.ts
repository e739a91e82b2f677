import { type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { waitFor } from './wait-for.js';

/** A mail as it arrived over SMTP. */
export interface ReceivedMail {
  to: string;
  raw: string;
  subject: string;
  /** The text part, decoded. */
  text: string;
  html: string;
}

/**
 * What a mail server does wrong: says nothing at all, takes this many milliseconds for each step, refuses with this code, or knows no
 * recipient and names it.
 */
export type SmtpFault = { silent: true } | { stepMilliseconds: number } | { code: number } | { knowsNoRecipient: true };

/** A real SMTP server that keeps what it gets. */
export class SmtpSink {
  readonly mails: ReceivedMail[] = [];
  /** What it does wrong from now on, if anything. */
  fault: SmtpFault | undefined;
  /** Is called when a mail begins to arrive. */
  onData: () => void = () => undefined;
  private server: SMTPServer | undefined;

  /**
   * @param tls what it offers STARTTLS with, left out: it speaks plain text only
   * @param port 0 for a free one, which it keeps
   */
  constructor(
    private readonly tls?: { key: Buffer; cert: Buffer },
    public port = 0,
  ) {}

  /** Listens. */
  async start(): Promise<this> {
    const server = new SMTPServer({
      authOptional: true,
      ...this.tls,
      disabledCommands: this.tls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) => this.step(done),
      onMailFrom: (_address, _session, done) => this.step(done),
      onRcptTo: ({ address }, _session, done) => {
        if (!this.fault || !('knowsNoRecipient' in this.fault)) this.step(done);
        else done(Object.assign(new Error(`<${address}>: no such user`), { responseCode: 550 }));
      },
      onData: (stream, session, done) => {
        this.onData();
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          this.mails.push(parse(to, Buffer.concat(chunks).toString('utf8')));
          this.step(done);
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Its port at an address of this machine that is not taken for loopback. */
  get outerUrl(): string {
    return `smtp://0.0.0.0:${this.port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = undefined;
  }

  /** Mails that arrived although the same one had arrived before. */
  get duplicates(): number {
    return this.mails.length - new Set(this.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])).size;
  }

  /** The newest mail to an address, once there are this many. */
  async mailTo(address: string, count = 1, patience?: number): Promise<ReceivedMail> {
    const look = (): ReceivedMail | undefined => {
      const found = this.mails.filter((mail) => mail.to === address);
      return found.length >= count ? found.at(-1) : undefined;
    };
    return waitFor(`mail ${count} to ${address}`, look, patience);
  }

  /** The mails to an address in which these words stand, once there is one. */
  async mailsSaying(address: string, words: string): Promise<ReceivedMail[]> {
    return waitFor(`a mail to ${address} that says: ${words}`, () => {
      const found = this.mails.filter(({ to, text }) => to === address && text.replaceAll(/\s+/g, ' ').includes(words));
      return found.length ? found : undefined;
    });
  }

  /** The six digits of the newest mail to an address. */
  async codeFor(address: string, count = 1, patience?: number): Promise<string> {
    const { text } = await this.mailTo(address, count, patience);
    const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
    if (!code) throw new Error(`no code in the mail to ${address}: ${text}`);
    return code;
  }

  /** The token of the link in the newest mail to an address. */
  async linkTokenFor(address: string, count = 1): Promise<string> {
    const { text } = await this.mailTo(address, count);
    const token = /\/(?:reset-password\?token=|join#)([\w-]+)/.exec(text)?.[1];
    if (!token) throw new Error(`no link in the mail to ${address}: ${text}`);
    return token;
  }

  private step(done: (error?: Error) => void): void {
    const { fault } = this;
    if (!fault || 'knowsNoRecipient' in fault) done();
    else if ('code' in fault) done(Object.assign(new Error('refused'), { responseCode: fault.code }));
    else if ('stepMilliseconds' in fault) setTimeout(done, fault.stepMilliseconds);
  }
}

function parse(to: string, raw: string): ReceivedMail {
  const subject = decodeHeader(/^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(raw)?.[1] ?? '');
  return { to, raw, subject, text: part(raw, 'text/plain'), html: part(raw, 'text/html') };
}

function part(raw: string, type: string): string {
  const start = raw.indexOf(`Content-Type: ${type}`);
  const [head = '', ...rest] = raw.slice(start).split(/\r?\n\r?\n/);
  const body = (rest.join('\n\n').split(/\r?\n----/)[0] ?? '').trimEnd();
  if (/quoted-printable/i.test(head)) return decodeQuotedPrintable(body);
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeHeader(text: string): string {
  return text
    .replace(/\r?\n[ \t]+/g, ' ')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?= ?/gi, (_, kind: string, value: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(value, 'base64').toString('utf8')
        : decodeQuotedPrintable(value.replaceAll('_', ' ')),
    );
}
