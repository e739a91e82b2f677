import { describe, expect, it } from 'vitest';
import { foreignChanges } from '../src/kit/records/edit-changes';

const BEGAN = { phone: '+911', location: 'Pune', title: 'Cook' };

describe('what somebody else changed during an edit', () => {
  it('is nothing when only the values entered here differ', () => {
    expect(foreignChanges(BEGAN, BEGAN, { ...BEGAN, phone: '+912' })).toEqual([]);
  });

  it('is taken over where nothing was entered here', () => {
    expect(foreignChanges(BEGAN, { ...BEGAN, location: 'Kochi' }, { ...BEGAN, phone: '+912' })).toEqual([
      { field: 'location', was: 'Pune', now: 'Kochi' },
    ]);
  });

  it('is to be chosen where both changed it', () => {
    expect(foreignChanges(BEGAN, { ...BEGAN, phone: '+913' }, { ...BEGAN, phone: '+912' })).toEqual([
      { field: 'phone', was: '+911', now: '+913', mine: '+912' },
    ]);
  });

  it('needs no choice where both entered the same', () => {
    expect(foreignChanges(BEGAN, { ...BEGAN, title: '' }, { ...BEGAN, title: '' })).toEqual([
      { field: 'title', was: 'Cook', now: '' },
    ]);
  });
});
