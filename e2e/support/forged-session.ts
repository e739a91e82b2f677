const HOUR_SECONDS = 3600;

interface Claims {
  userId: number;
  role: string;
  exp: number;
}

/** A stored session that only the browser could take for one: nobody signed its token. */
export function forgedSession(
  role: string,
  { claims = {}, user = {} }: { claims?: Partial<Claims>; user?: object } = {},
): Record<string, string> {
  const exp = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
  const payload = Buffer.from(JSON.stringify({ userId: 7, role, exp, ...claims })).toString('base64url');
  return {
    token: `e30.${payload}.c2lnbmVk`,
    tokenSetAt: String(Date.now()),
    userRole: role,
    isLoggedIn: 'true',
    user: JSON.stringify({ role, email: 'asha@example.in', userId: 7, full_name: 'Asha Rao', ...user }),
    lastVisitedPage: '/employee-dashboard',
  };
}
