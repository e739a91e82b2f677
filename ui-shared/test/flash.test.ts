import { beforeEach, expect, it } from 'vitest';
import { clearFlash, readFlash, setFlash } from '../src/session/flash';

beforeEach(() => sessionStorage.clear());

it('a notice stays until it was said', () => {
  setFlash('notice.noPage');
  expect(readFlash()).toBe('notice.noPage');
  expect(readFlash()).toBe('notice.noPage');
  clearFlash();
  expect(readFlash()).toBeUndefined();
});

it('a text that nobody left is no notice', () => {
  sessionStorage.setItem('notice', 'Your account is locked, call 1234');
  expect(readFlash()).toBeUndefined();
});
