import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, type Page, type Response } from 'playwright-core';
import { CONSOLE } from './console.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');
const SHARED_CHOICES = /^(IT|Non-IT|Full-time|Part-time|Contract|Internship)$/;
/** As documents have them, in every language: the names of states with their code, amounts, and sizes of files. */
const STATE = /^[A-Z][\w ()]+ \(\d\d\)$/;
const AMOUNT = /^−?₹[\d.,]+( L| Cr|K)?$/;
const SIZE = /^[\d.,]+ (B|kB|MB)$/;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Both user interfaces, built with the pseudo-languages that no build for production has, served before the product's API. */
export class MarkedPages {
  private readonly server = createServer((incoming, reply) => this.serve(incoming, reply));

  private product?: URL;

  private constructor(private readonly folder: string) {}

  static async build(): Promise<MarkedPages> {
    const folder = await mkdtemp(path.join(tmpdir(), 'marked-'));
    for (const page of ['public-ui', 'admin-ui']) {
      const options = ['--mode', 'pseudo', '--logLevel', 'error', '--outDir', path.join(folder, page)];
      await promisify(execFile)(process.execPath, [VITE, 'build', page, ...options], {
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: 'production' },
      });
    }
    return new MarkedPages(folder);
  }

  /** Serves them. @param product address of whose API they show */
  async before(product: string): Promise<void> {
    this.product = new URL(product);
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
  }

  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async remove(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await rm(this.folder, { recursive: true });
  }

  /** Shows a visitor each text between marks. */
  showTo(context: BrowserContext): Promise<unknown> {
    return context.addInitScript(() => localStorage.setItem('niyukt.language', 'marked'));
  }

  private serve(incoming: IncomingMessage, reply: ServerResponse): void {
    const { pathname } = new URL(incoming.url ?? '/', this.base);
    const isConsole = pathname === CONSOLE || pathname.startsWith(`${CONSOLE}/`);
    const place = path.join(this.folder, isConsole ? 'admin-ui' : 'public-ui');
    const file = path.join(place, isConsole ? pathname.slice(CONSOLE.length) : pathname);
    const isPage = incoming.headers['sec-fetch-dest'] === 'document' && !pathname.startsWith('/health/');
    if (isPage) send(reply, path.join(place, 'index.html'));
    else if (pathname.includes('/assets/') && existsSync(file)) send(reply, file);
    else this.passOn(incoming, reply);
  }

  private passOn(incoming: IncomingMessage, reply: ServerResponse): void {
    const { method, url: path, headers } = incoming;
    const call = request({ hostname: '127.0.0.1', port: this.product?.port, method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(reply);
    });
    // a page that is left ends its calls
    call.on('error', () => reply.destroy());
    reply.on('close', () => call.destroy());
    incoming.pipe(call);
  }
}

/** Sends a file, which a browser may keep unless it is a page. */
function send(reply: ServerResponse, file: string): void {
  const ending = path.extname(file);
  const caching = ending === '.html' ? 'no-cache' : 'max-age=3600, immutable';
  reply.writeHead(200, { 'content-type': MEDIA_TYPES[ending] ?? 'application/octet-stream', 'cache-control': caching });
  createReadStream(file).pipe(reply);
}

/** What the API has answered to a visitor, and other words that are no texts of the pages. */
export class KnownWords {
  private readonly words = new Set<string>();
  private learning = Promise.resolve();

  listenTo(context: BrowserContext): void {
    context.on('response', (response) => {
      const learnt = this.learn(response).catch(() => undefined);
      this.learning = this.learning.then(() => learnt);
    });
  }

  add(...words: string[]): void {
    for (const word of words) this.words.add(word);
  }

  /** The lines of what was not translated and is not of a record. */
  async unknownIn(lines: string[]): Promise<string[]> {
    await this.learning;
    return [...new Set(lines.filter((line) => !this.isKnown(line)))];
  }

  private isKnown(line: string): boolean {
    if (!/\p{L}/u.test(line) || this.words.has(line) || SHARED_CHOICES.test(line) || isMoment(line)) return true;
    if (STATE.test(line) || AMOUNT.test(line) || SIZE.test(line)) return true;
    const parts = line.split(/(?: · |, |: |; | – | \()/);
    return parts.length > 1 && parts.every((part) => this.isKnown(part));
  }

  private async learn(response: Response): Promise<void> {
    if (/json/.test(response.headers()['content-type'] ?? '')) this.remember(await response.json());
  }

  private remember(value: unknown): void {
    if (typeof value === 'string') this.add(value.trim(), ...value.split('\n').map((line) => line.trim()));
    else if (value && typeof value === 'object') Object.values(value).forEach((part) => this.remember(part));
  }
}

const WEEKDAY = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/;
const MONTH = /^([A-Z][a-z]+ (\d\d|\d{4})|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec)$/;
const DAY = /^(\w+,? )?\d{1,2} [A-Z][a-z]+,?( \d{4})?(, \d{1,2}:\d\d [ap]m)?$/;
const DAYS = /^\d{1,2}( [A-Z][a-z]+)?( \d{4})? ?– ?\d{1,2} [A-Z][a-z]+ \d{4}$/;
const TIME = /^\d{1,2}(:\d\d)? ?[ap]m( – \d{1,2}(:\d\d)? ?[ap]m)?$/;
const ZONE = /^(IST|UTC|GMT[+:\d-]*|[A-Z]\w+\/\w+|[A-Z]\w+( \w+)* Time\)?)$/;

/** A month, a day or several, a time or a moment as people in India write it, or the name of a zone: the browser says it in each language. */
const isMoment = (text: string): boolean => [WEEKDAY, MONTH, DAY, DAYS, TIME, ZONE].some((form) => form.test(text));

const START = '\u200B';
const END = '\u00AD';
const MARKED = new RegExp(`${START}[^${START}${END}]*${END}`, 'g');

/** Everything on the page that people see or hear and that is between no marks, line by line. */
export async function unmarkedTexts(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ];
    const said: string[] = [document.title];
    const walk = (node: Node): void => {
      if (node instanceof Text) said.push(node.data);
      // a language names itself
      const unread = 'script, style, kbd, button[lang]';
      if (!(node instanceof Element) || node.matches(unread) || !node.checkVisibility()) return;
      for (const name of spoken) said.push(node.getAttribute(name) ?? '');
      // what was searched for is marked within a name, and an address may break
      if (node.querySelector(':scope > mark, :scope > wbr')) said.push(node.textContent);
      else node.childNodes.forEach(walk);
    };
    walk(document.body);
    return said.join('\n');
  });
  let rest = words;
  for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replaceAll(MARKED, '')];
  return rest
    .split('\n')
    .flatMap((line) => line.replace(/\s+/g, ' ').replace(/^[ ·,:;]+|(?<![ ·,:;])[ ·,:;]+$/g, '') || []);
}
