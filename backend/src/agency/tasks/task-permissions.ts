import { type Permission } from '../../platform/http/permission.js';
import { declaredCauses } from './task-cause.js';

/** The permission that tasks about records of a kind need, for every cause. */
const NEEDED: Readonly<Record<string, Permission>> = {
  invoice: 'money',
  payment: 'money',
  claim: 'money',
  duplicate: 'merges',
  grievance: 'privacy',
};

/** The permission that a task about this kind of record needs. */
export const permissionOfRecordKind = (recordKind: string | null): Permission | undefined =>
  recordKind ? NEEDED[recordKind] : undefined;

/** SQL of the permission that the task `t` needs, or null (docs/security.md#permissions). Asked when all causes are declared. */
export function permissionOfTask(): string {
  const ofKinds = Object.entries(NEEDED).map(([kind, needs]) => `when t.kind = '${kind}' then '${needs}'`);
  const ofCauses = declaredCauses().flatMap(({ kind, needs }) =>
    needs ? [`when t.cause = '${kind}' then '${needs}'`] : [],
  );
  return `case ${[...ofKinds, ...ofCauses].join(' ')} end`;
}
