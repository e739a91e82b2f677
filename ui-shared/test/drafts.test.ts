import { beforeEach, describe, expect, it } from 'vitest';
import { clearDraft, holdDraft, readDraft } from '../src/session/drafts';
import { storeDrafts } from '../src/session/held-drafts';

beforeEach(() => sessionStorage.clear());

describe('what is typed when a session ends', () => {
  it('is there for the same person, until the form has taken it over', () => {
    const close = holdDraft('job', () => ({ title: 'Site Engineer' }));
    storeDrafts('7');
    close();
    expect(readDraft('job', '7')).toEqual({ title: 'Site Engineer' });
    expect(readDraft('billing', '7')).toBeUndefined();
    clearDraft('job');
    expect(sessionStorage.length).toBe(0);
  });

  it('is gone when somebody else comes', () => {
    const close = holdDraft('job', () => ({ title: 'Site Engineer' }));
    storeDrafts('7');
    close();
    expect(readDraft('job', '8')).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('is not kept of a form that was closed or not changed', () => {
    holdDraft('job', () => ({ title: 'Site Engineer' }))();
    const close = holdDraft('billing', () => undefined);
    storeDrafts('7');
    close();
    expect(sessionStorage.length).toBe(0);
  });
});
