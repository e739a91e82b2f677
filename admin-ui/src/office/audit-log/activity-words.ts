import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { countText } from '@niyukt/ui-shared/domain/format';
import type { Tone } from '@niyukt/ui-shared/theme/status-look';
import { countInWords } from '../../kit/lists/total';
import { auditKinds, type AuditKindWords, inWords } from '../../kit/resource/kinds';
import { recordPath } from '../../kit/resource/ListPath';
import { type ConsoleTextKey, t } from '../../texts/console';
import { CHANGE_ACTIONS, LOGIN_ACTIONS, READING_ACTIONS } from './audit-actions';

/** Every action that the server writes down, in words. */
const ACTIONS: Readonly<Record<string, { label: ConsoleTextKey; tone: Tone }>> = {
  created: { label: 'activityAction.created', tone: 'green' },
  registered: { label: 'activityAction.registered', tone: 'green' },
  updated: { label: 'activityAction.updated', tone: 'blue' },
  'status changed': { label: 'activityAction.statusChanged', tone: 'violet' },
  deleted: { label: 'activityAction.deleted', tone: 'rose' },
  erased: { label: 'activityAction.erased', tone: 'rose' },
  disabled: { label: 'activityAction.disabled', tone: 'amber' },
  enabled: { label: 'activityAction.enabled', tone: 'green' },
  'password changed': { label: 'activityAction.passwordChanged', tone: 'slate' },
  'password reset': { label: 'activityAction.passwordReset', tone: 'slate' },
  'sign-in changed': { label: 'activityAction.signInChanged', tone: 'slate' },
  merged: { label: 'activityAction.merged', tone: 'violet' },
  'merge undone': { label: 'activityAction.mergeUndone', tone: 'amber' },
  sent: { label: 'activityAction.sent', tone: 'blue' },
  read: { label: 'activityAction.read', tone: 'slate' },
  exported: { label: 'activityAction.exported', tone: 'blue' },
  'logged in': { label: 'activityAction.loggedIn', tone: 'slate' },
  'login failed': { label: 'activityAction.loginFailed', tone: 'amber' },
};

/** Every kind of record that the server writes about, in words. */
const KINDS: Readonly<Record<string, AuditKindWords>> = {
  ...auditKinds(),
  account: { label: 'kindTitle.account' },
  'agency settings': { label: 'kindTitle.agencySettings' },
  holiday: { label: 'kindTitle.holiday' },
  backup: { label: 'kindTitle.backup' },
  'company member': { label: 'kindTitle.companyMember' },
};

const choicesOf = (words: Readonly<Record<string, { label: ConsoleTextKey }>>): { id: string; name: string }[] =>
  Object.entries(words).map(([id, { label }]) => ({ id, name: t(label) }));

/** Several actions that are looked for together. */
const GROUPS: Readonly<Record<string, { label: ConsoleTextKey; actions: readonly string[] }>> = {
  changes: { label: 'activityGroup.changes', actions: CHANGE_ACTIONS },
  reading: { label: 'activityGroup.reading', actions: READING_ACTIONS },
  logins: { label: 'activityGroup.logins', actions: LOGIN_ACTIONS },
};

/** Groups of actions, then each action. */
export const actionChoices = (): { id: string; name: string }[] => [...choicesOf(GROUPS), ...choicesOf(ACTIONS)];
export const kindChoices = (): { id: string; name: string }[] => choicesOf(KINDS);

/** What the filter asks for when a choice is made: all actions of a group, or one. */
export const actionsOfChoice = (choice: string): string | readonly string[] => GROUPS[choice]?.actions ?? choice;

/** The choice that stands for what the filter asks for; none for actions that are no group. */
export function choiceOfActions(chosen: string | readonly string[] = ''): string {
  if (typeof chosen === 'string') return chosen;
  const same = ([, { actions }]: [string, { actions: readonly string[] }]): boolean =>
    actions.length === chosen.length && actions.every((action) => chosen.includes(action));
  return Object.entries(GROUPS).find(same)?.[0] ?? '';
}

/** The words for an action, with how often it happened; an unknown one is shown as it is. */
export function actionLabel({ action, after }: Pick<AuditEntry, 'action' | 'after'>): string {
  const key = ACTIONS[action]?.label;
  const label = key ? t(key) : action;
  const failures = Number(after?.['failures']);
  return failures > 1 ? t('activity.times', { action: label, count: countText(failures) }) : label;
}

/** Colour of an action. */
export const actionTone = (action: string): Tone => ACTIONS[action]?.tone ?? 'slate';

/** The words for a kind of record; an unknown one is shown as it is. */
export const kindLabel = (kind: string): string => {
  const label = KINDS[kind]?.label;
  return label ? t(label) : kind;
};

/** What an entry is about: the name of a record, or how many were read. */
export function recordName({ record_name, action, kind, record_id, after }: AuditEntry): string {
  if (record_name) return record_name;
  const { records, filters } = (after ?? {}) as { records?: number; filters?: string[] };
  const noun = KINDS[kind]?.noun;
  if (records !== undefined && noun) {
    const count = countInWords(countText(records), inWords(noun));
    return filters?.length ? t('activity.filtered', { records: count }) : count;
  }
  if (action === 'login failed') return t('activity.unknownEmail');
  return [kindLabel(kind), record_id].filter((part) => part !== null).join(' ');
}

/** Who did it: the name, where one is known. */
export const actorName = ({ actor_name, actor_email, actor_role }: AuditEntry): string =>
  actor_role === 'anonymous' ? t('role.anonymous') : (actor_name ?? actor_email);

/** Address of the record that an entry is about, if it has one and was not deleted by this very action. */
export function recordAddress({ kind, action, record_id }: AuditEntry): string | undefined {
  const list = KINDS[kind]?.list;
  return list && record_id !== null && action !== 'deleted' ? recordPath(list, record_id) : undefined;
}
