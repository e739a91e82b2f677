import '../src/app/resources';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import {
  actionChoices,
  actionLabel,
  actionsOfChoice,
  actorName,
  choiceOfActions,
  recordName,
} from '../src/office/audit-log/activity-words';
import { CHANGE_ACTIONS, LOGIN_ACTIONS, READING_ACTIONS } from '../src/office/audit-log/audit-actions';

const entry = (fields: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  audit_id: 1,
  at: '2026-11-20T05:31:07.120Z',
  actor_id: null,
  actor_email: 'anonymous',
  actor_name: null,
  actor_role: 'anonymous',
  action: 'updated',
  kind: 'employee',
  record_id: null,
  record_name: '',
  before: null,
  after: null,
  request_id: null,
  address: null,
  ...fields,
});

describe('an entry in words', () => {
  it.each([
    [{ action: 'read', after: { records: 1240 } }, 'Read', '1,240 employees'],
    [{ action: 'exported', after: { records: 310, filters: ['industry'] } }, 'Exported', '310 employees, filtered'],
    [{ action: 'exported', kind: 'company', after: { records: 1 } }, 'Exported', '1 company'],
    [{ action: 'exported', kind: 'audit log' }, 'Exported', 'Activity'],
    [
      { action: 'logged in', kind: 'account', record_id: 7, record_name: 'asha@example.in' },
      'Logged in',
      'asha@example.in',
    ],
    [
      {
        action: 'login failed',
        kind: 'account',
        record_id: 7,
        record_name: 'asha@example.in',
        after: { failures: 10 },
      },
      'Login failed ×10',
      'asha@example.in',
    ],
    [{ action: 'login failed', kind: 'account', after: { failures: 1 } }, 'Login failed', 'Email without an account'],
    [{ action: 'updated', record_id: 8 }, 'Updated', 'Employee 8'],
  ] as const)('%j', (fields, action, record) => {
    const shown = entry(fields as Partial<AuditEntry>);
    expect([actionLabel(shown), recordName(shown)]).toEqual([action, record]);
  });

  it('names whoever did it', () => {
    expect(actorName(entry({}))).toBe('Not logged in');
    const meera = { actor_email: 'meera@niyukt.example', actor_role: 'admin' };
    expect(actorName(entry(meera))).toBe('meera@niyukt.example');
    expect(actorName(entry({ ...meera, actor_name: 'Meera Iyer' }))).toBe('Meera Iyer');
  });
});

describe('the choices of actions', () => {
  it('are groups that hold every action once, and each action', () => {
    const groups = ['changes', 'reading', 'logins'];
    const [first, ...others] = groups.map((group) => actionsOfChoice(group) as readonly string[]);
    expect([first, ...others]).toEqual([CHANGE_ACTIONS, READING_ACTIONS, LOGIN_ACTIONS]);
    const actions = [...CHANGE_ACTIONS, ...READING_ACTIONS, ...LOGIN_ACTIONS];
    expect(actionChoices().map(({ id }) => id)).toEqual([...groups, ...actions]);
    expect(groups.map((group) => choiceOfActions(actionsOfChoice(group)))).toEqual(groups);
  });

  it('stand for one action as it is, and for nothing else', () => {
    expect([actionsOfChoice('deleted'), choiceOfActions('deleted')]).toEqual(['deleted', 'deleted']);
    expect([choiceOfActions(), choiceOfActions(['deleted'])]).toEqual(['', '']);
  });
});
