/** What an admin may lack, as calls name it (docs/security.md#permissions). */
export const PERMISSIONS = ['money', 'exports', 'bulk_mail', 'imports', 'merges', 'privacy'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What a new admin lacks. */
export const MISSING_AT_FIRST: readonly Permission[] = ['privacy'];

/** SQL: the account `u` lacks a permission. Super admins hold all. */
export const isMissing = (permission: string): string =>
  `(u.role = 'admin' and ${permission} = any(u.missing_permissions))`;
