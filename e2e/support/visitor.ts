import { type Browser, type BrowserContext, type Page } from 'playwright-core';

interface Profile {
  context: BrowserContext;
  page: Page;
  leave: () => Promise<void>;
}

/**
 * What environment.mjs gives: pages that a failure is told with, each with the errors and warnings of its console; the browser of this
 * worker, and empty profiles of it.
 */
const { openPages, openBrowser, openProfile } = globalThis as unknown as {
  openPages: Map<Page, string[]>;
  openBrowser: () => Promise<Browser>;
  openProfile: (base: string, width: number, colorScheme: string) => Promise<Profile>;
};
export { openBrowser };

export interface Surroundings {
  width?: number;
  colorScheme?: 'light' | 'dark';
}

/** A person with an own browser profile. What their browser complains about is kept, and must stay empty. */
export class Visitor {
  readonly complaints: string[] = [];
  private readonly provoked: string[] = [];

  private constructor(
    private readonly profile: Profile,
    readonly base: string,
  ) {
    this.context.on('page', (page) => this.listen(page));
    this.listen(this.page);
  }

  static async enter(base: string, { width = 1280, colorScheme = 'light' }: Surroundings = {}): Promise<Visitor> {
    return new Visitor(await openProfile(base, width, colorScheme), base);
  }

  get page(): Page {
    return this.profile.page;
  }

  get context(): BrowserContext {
    return this.profile.context;
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
    await this.profile.leave();
    return this.complaints.filter((complaint) => !this.provoked.some((words) => complaint.includes(words)));
  }

  private listen(page: Page): void {
    const said: string[] = [];
    openPages.set(page, said);
    page.on('close', () => openPages.delete(page));
    page.on('console', (message) => {
      // the browser itself reports every answer of 4xx; what a journey provokes on purpose is no complaint
      const isProvoked = message.text().startsWith('Failed to load resource');
      if (!['error', 'warning'].includes(message.type())) return;
      said.push(`${message.text()} (${message.location().url})`);
      if (!isProvoked) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => {
      said.push(error.stack ?? error.message);
      this.complaints.push(error.message);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && origin !== this.base) this.complaints.push(`request to ${origin}`);
    });
  }
}
