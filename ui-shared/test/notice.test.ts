import { beforeEach, expect, it } from 'vitest';
import { leaveNotice, takeNotice } from '../src/session/notice';

beforeEach(() => sessionStorage.clear());

it('a notice is taken once', () => {
  leaveNotice('notice.noPage');
  expect(takeNotice()).toBe('notice.noPage');
  expect(takeNotice()).toBeUndefined();
});

it('a text that nobody left is no notice', () => {
  sessionStorage.setItem('notice', 'Your account is locked, call 1234');
  expect(takeNotice()).toBeUndefined();
});
