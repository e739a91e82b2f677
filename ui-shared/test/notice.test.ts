import { beforeEach, expect, it } from 'vitest';
import { forgetNotice, leaveNotice, leftNotice } from '../src/session/notice';

beforeEach(() => sessionStorage.clear());

it('a notice stays until it was said', () => {
  leaveNotice('notice.noPage');
  expect(leftNotice()).toBe('notice.noPage');
  expect(leftNotice()).toBe('notice.noPage');
  forgetNotice();
  expect(leftNotice()).toBeUndefined();
});

it('a text that nobody left is no notice', () => {
  sessionStorage.setItem('notice', 'Your account is locked, call 1234');
  expect(leftNotice()).toBeUndefined();
});
