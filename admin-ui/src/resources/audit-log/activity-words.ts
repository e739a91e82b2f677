import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { auditKinds } from '../../platform/resource/kinds';
import type { Tone } from '@niyukt/ui-shared/theme/status-look';

/** Every action that the server writes down, in words. */
const ACTIONS: Readonly<Record<string, { label: string; tone: Tone }>> = {
  created: { label: t('activityAction.created'), tone: 'green' },
  registered: { label: t('activityAction.registered'), tone: 'green' },
  updated: { label: t('activityAction.updated'), tone: 'blue' },
  'status changed': { label: t('activityAction.statusChanged'), tone: 'violet' },
  deleted: { label: t('activityAction.deleted'), tone: 'rose' },
  disabled: { label: t('activityAction.disabled'), tone: 'amber' },
  enabled: { label: t('activityAction.enabled'), tone: 'green' },
  'password changed': { label: t('activityAction.passwordChanged'), tone: 'slate' },
  'password reset': { label: t('activityAction.passwordReset'), tone: 'slate' },
};

/** Every kind of record that the server writes about, in words, and the list where its records open. */
const KINDS: Readonly<Record<string, { label: string; list?: string }>> = {
  ...auditKinds(),
  account: { label: t('kindTitle.account') },
};

const choicesOf = (words: Readonly<Record<string, { label: string }>>): { id: string; name: string }[] =>
  Object.entries(words).map(([id, { label }]) => ({ id, name: label }));

export const ACTION_CHOICES = choicesOf(ACTIONS);
export const KIND_CHOICES = choicesOf(KINDS);

/** The words for an action; an unknown one is shown as it is. */
export const actionLabel = (action: string): string => ACTIONS[action]?.label ?? action;

/** Colour of an action. */
export const actionTone = (action: string): Tone => ACTIONS[action]?.tone ?? 'slate';

/** The words for a kind of record; an unknown one is shown as it is. */
export const kindLabel = (kind: string): string => KINDS[kind]?.label ?? kind;

/** What the record of an entry was called. */
export const recordName = ({ record_name, kind, record_id }: AuditEntry): string =>
  record_name || [kindLabel(kind), record_id].filter((part) => part !== null).join(' ');

/** Address of the record that an entry is about, if it has one and was not deleted by this very action. */
export function recordAddress({ kind, action, record_id }: AuditEntry): string | undefined {
  const list = KINDS[kind]?.list;
  return list && record_id !== null && action !== 'deleted' ? `${list}/${record_id}/show` : undefined;
}
