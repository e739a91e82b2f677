/** The four roles (docs/rules.md#roles). */
export const ROLES = ['employee', 'company', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that may register themselves (docs/rules.md#roles). */
export const SELF_REGISTERING_ROLES = ['employee', 'company'] as const satisfies readonly Role[];
export type SelfRegisteringRole = (typeof SELF_REGISTERING_ROLES)[number];

/** What an account is in its company: owners also decide on members and money (docs/rules.md#members). */
export const MEMBER_ROLES = ['owner', 'member'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Roles that run the agency. */
export const STAFF_ROLES = ['admin', 'super_admin'] as const satisfies readonly Role[];

/** Whether accounts with this role belong to the agency. */
export function isStaff(role: Role): boolean {
  return STAFF_ROLES.some((staff) => staff === role);
}
