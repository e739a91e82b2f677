/** The token's content as the browser reads it, unverified: the server decides every call. */
export interface TokenPayload {
  userId: number | string;
  role: string;
  /** Seconds since 1970. */
  exp: number;
}

/** The payload of a token; undefined when it is malformed. */
export function readToken(token: string): TokenPayload | undefined {
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
