/** What an admin may lack, as calls name it (docs/security.md#permissions). */
export const PERMISSIONS = ['money', 'exports', 'bulk_mail', 'imports', 'merges', 'privacy'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What a new admin lacks. */
export const MISSING_AT_FIRST: readonly Permission[] = ['privacy'];

/** SQL: an account lacks a permission. Super admins hold all. */
export const isMissing = (permission: string, account = 'u'): string =>
  `(${account}.role = 'admin' and ${permission} = any(${account}.missing_permissions))`;
