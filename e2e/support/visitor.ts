import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

// the last flags keep Chromium from calling its maker while tests run
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pages that a failure is told with, see page-of-failure.mjs. */
const { openPages } = globalThis as unknown as { openPages: Set<Page> };

export interface Surroundings {
  width?: number;
  colorScheme?: 'light' | 'dark';
}

/** A browser for one test file. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['TEST_CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });
}

/** A person with an own browser profile. What their browser complains about is kept, and must stay empty. */
export class Visitor {
  readonly complaints: string[] = [];
  private readonly provoked: string[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly base: string,
  ) {
    context.on('page', (page) => this.listen(page));
    this.listen(page);
  }

  static async enter(
    browser: Browser,
    base: string,
    { width = 1280, colorScheme = 'light' }: Surroundings = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: base,
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    // only what hangs takes this long, on a busy machine too
    context.setDefaultTimeout(90_000);
    return new Visitor(await context.newPage(), context, base);
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  /** Complaints with these words are what the journey is about. */
  provokes(words: string): void {
    this.provoked.push(words);
  }

  /** Leaves. @returns what the browser complained about: console errors and warnings, uncaught errors, requests elsewhere */
  async leave(): Promise<string[]> {
    await this.context.close();
    return this.complaints.filter((complaint) => !this.provoked.some((words) => complaint.includes(words)));
  }

  private listen(page: Page): void {
    openPages.add(page);
    page.on('close', () => openPages.delete(page));
    page.on('console', (message) => {
      // the browser itself reports every answer of 4xx; what a journey provokes on purpose is no complaint
      const isProvoked = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isProvoked) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && origin !== this.base) this.complaints.push(`request to ${origin}`);
    });
  }
}
