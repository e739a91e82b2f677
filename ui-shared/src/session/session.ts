import { pageAfterLogin } from './guard';

/** Milliseconds (23 hours) after which a stored token counts as expired (docs/rules.md#session-end). */
export const SESSION_MILLISECONDS = 82_800_000;

/** Keys in the browser's storage. */
export const SESSION_KEYS = {
  token: 'token',
  tokenSetAt: 'tokenSetAt',
  role: 'userRole',
  isLoggedIn: 'isLoggedIn',
  user: 'user',
  lastPage: 'lastVisitedPage',
} as const;

export interface SessionUser {
  role: string;
  email: string;
  userId: number | string;
  full_name: string;
  [field: string]: unknown;
}

/** The parts of a login's answer that are stored. */
export interface SessionStart {
  token: string;
  role: string;
  userId: number | string;
  email?: string | undefined;
  full_name?: string | undefined;
  [field: string]: unknown;
}

export interface Session {
  token: string;
  user: SessionUser;
}

/** The token's content as the browser reads it, unverified: the server decides every call. */
interface TokenPayload {
  userId: number | string;
  role: string;
  /** Seconds since 1970. */
  exp: number;
}

/** The payload of a token; undefined when it is malformed. */
function readToken(token: string): TokenPayload | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const value = JSON.parse(new TextDecoder().decode(bytes)) as Partial<TokenPayload> | null;
    const isWhole = value && (typeof value.userId === 'number' || typeof value.userId === 'string');
    return isWhole && typeof value.role === 'string' && typeof value.exp === 'number'
      ? (value as TokenPayload)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The session in the browser's storage, independent of React. */
export class SessionStore {
  constructor(
    private readonly storage: Storage,
    private readonly now: () => number = Date.now,
  ) {}

  /** Stores a login. */
  start({ token, ...answer }: SessionStart): void {
    const user: SessionUser = { ...answer, email: answer.email ?? '', full_name: answer.full_name ?? '' };
    this.storeToken(token);
    this.storage.setItem(SESSION_KEYS.role, answer.role);
    this.storage.setItem(SESSION_KEYS.isLoggedIn, 'true');
    this.storage.setItem(SESSION_KEYS.user, JSON.stringify(user));
  }

  /** Replaces the token after a changed password, and clears the flag of a first password. */
  renewPassword(token: string): void {
    const user = this.user();
    if (user) this.storage.setItem(SESSION_KEYS.user, JSON.stringify({ ...user, mustChangePassword: false }));
    this.storeToken(token);
  }

  private storeToken(token: string): void {
    this.storage.setItem(SESSION_KEYS.token, token);
    this.storage.setItem(SESSION_KEYS.tokenSetAt, String(this.now()));
  }

  /** The token, if there is one. A token stored more than 23 hours ago clears the session. */
  token(): string | null {
    const token = this.storage.getItem(SESSION_KEYS.token);
    const storedAt = Number(this.storage.getItem(SESSION_KEYS.tokenSetAt) || Number.NaN);
    if (!token || Number.isNaN(storedAt)) return null;
    if (this.now() - storedAt <= SESSION_MILLISECONDS) return token;
    this.clear();
    return null;
  }

  /** The valid session, if there is one. An inconsistent session is cleared. */
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

  /** Removes token, time, role and flag; the user record stays. */
  clear(): void {
    for (const key of [SESSION_KEYS.token, SESSION_KEYS.tokenSetAt, SESSION_KEYS.role, SESSION_KEYS.isLoggedIn]) {
      this.storage.removeItem(key);
    }
  }

  /** Logs out: clears the session and the last page. */
  end(): void {
    this.clear();
    this.storage.removeItem(SESSION_KEYS.lastPage);
  }

  /** Removes everything, when the employee's profile was refused. */
  wipe(): void {
    this.storage.clear();
  }

  /** Whether the last session ended without a logout. */
  isCutOff(): boolean {
    return this.storage.getItem(SESSION_KEYS.token) === null && this.storage.getItem(SESSION_KEYS.lastPage) !== null;
  }

  /** Who is logged in, or was last. */
  lastUserId(): string | undefined {
    const id = this.user()?.userId;
    return id === undefined ? undefined : String(id);
  }

  /** Stores the current page, unless the session has ended. */
  rememberPage(path: string): void {
    if (this.storage.getItem(SESSION_KEYS.token) !== null) this.storage.setItem(SESSION_KEYS.lastPage, path);
  }

  /** The page after a login of this role: the last page if the role may open it, else its dashboard. */
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
