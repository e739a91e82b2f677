import { pageAfterLogin } from './guard';
import { readToken } from './token';

/** Strictly more than this after storing, a token counts as expired: 23 hours in milliseconds. */
export const SESSION_MILLISECONDS = 82_800_000;

/** Keys of the browser's storage. */
export const SESSION_KEYS = {
  token: 'token',
  tokenSetAt: 'tokenSetAt',
  role: 'userRole',
  isLoggedIn: 'isLoggedIn',
  user: 'user',
  lastPage: 'lastVisitedPage',
} as const;

/** The stored user record. */
export interface SessionUser {
  role: string;
  email: string;
  userId: number | string;
  full_name: string;
  [field: string]: unknown;
}

/** What a login answers and the session keeps. */
export interface SessionStart {
  token: string;
  role: string;
  userId: number | string;
  email?: string | undefined;
  full_name?: string | undefined;
  [field: string]: unknown;
}

/** A valid session. */
export interface Session {
  token: string;
  user: SessionUser;
}

/** The session in the browser's storage. Knows nothing of React. */
export class SessionStore {
  constructor(
    private readonly storage: Storage,
    private readonly now: () => number = Date.now,
  ) {}

  /** Stores a login: token, the moment of storing, role, flag and user. */
  start({ token, ...answer }: SessionStart): void {
    const user: SessionUser = { ...answer, email: answer.email ?? '', full_name: answer.full_name ?? '' };
    this.storeToken(token);
    this.storage.setItem(SESSION_KEYS.role, answer.role);
    this.storage.setItem(SESSION_KEYS.isLoggedIn, 'true');
    this.storage.setItem(SESSION_KEYS.user, JSON.stringify(user));
  }

  /** Goes on with the token that a changed password was answered with; a first password is not asked for again. */
  renewPassword(token: string): void {
    const user = this.user();
    if (user) this.storage.setItem(SESSION_KEYS.user, JSON.stringify({ ...user, mustChangePassword: false }));
    this.storeToken(token);
  }

  private storeToken(token: string): void {
    this.storage.setItem(SESSION_KEYS.token, token);
    this.storage.setItem(SESSION_KEYS.tokenSetAt, String(this.now()));
  }

  /** The token, unless it is missing or was stored more than 23 hours ago; the latter clears the session. */
  token(): string | null {
    const token = this.storage.getItem(SESSION_KEYS.token);
    const storedAt = Number(this.storage.getItem(SESSION_KEYS.tokenSetAt) || Number.NaN);
    if (!token || Number.isNaN(storedAt)) return null;
    if (this.now() - storedAt <= SESSION_MILLISECONDS) return token;
    this.clear();
    return null;
  }

  /** The valid session, or nothing. A session that does not hold together is cleared. */
  read(): Session | undefined {
    const token = this.token();
    const user = this.user();
    const payload = token ? readToken(token) : undefined;
    const isValid =
      payload &&
      user &&
      payload.exp * 1000 > this.now() &&
      String(payload.userId) === String(user.userId) &&
      payload.role === user.role;
    if (token && isValid) return { token, user };
    if (this.storage.getItem(SESSION_KEYS.token) !== null || this.storage.getItem(SESSION_KEYS.isLoggedIn) !== null)
      this.clear();
    return undefined;
  }

  /** Removes token, moment, role and flag; the user record stays. */
  clear(): void {
    for (const key of [SESSION_KEYS.token, SESSION_KEYS.tokenSetAt, SESSION_KEYS.role, SESSION_KEYS.isLoggedIn]) {
      this.storage.removeItem(key);
    }
  }

  /** Ends the session by the person's will: clears it and forgets the last page. */
  end(): void {
    this.clear();
    this.storage.removeItem(SESSION_KEYS.lastPage);
  }

  /** Removes everything: the employee's profile was refused. */
  wipe(): void {
    this.storage.clear();
  }

  /** Remembers where somebody is; a page on its way out after the session's end is not remembered. */
  rememberPage(path: string): void {
    if (this.storage.getItem(SESSION_KEYS.token) !== null) this.storage.setItem(SESSION_KEYS.lastPage, path);
  }

  /** Where a login of this role leads: back to the last page if the role may visit it, else to its dashboard. */
  pageAfterLogin(role: string): string {
    return pageAfterLogin(role, this.storage.getItem(SESSION_KEYS.lastPage));
  }

  private user(): SessionUser | undefined {
    try {
      const user = JSON.parse(this.storage.getItem(SESSION_KEYS.user) ?? 'null') as SessionUser | null;
      return user && typeof user === 'object' ? user : undefined;
    } catch {
      return undefined;
    }
  }
}
