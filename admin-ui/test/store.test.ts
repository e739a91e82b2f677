import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTheme, chosenTheme } from '@niyukt/ui-shared/theme/theme';
import { storeOf } from '../src/kit/settings/store';

const COLUMNS = ['0', '1', '4'];
/** What somebody set up on purpose. */
const CHOSEN = {
  'employees.savedQueries': [{ label: 'IT', value: { filter: { industry: 'IT' } } }],
  'connections.savedQueries': [{ label: 'Offered' }],
  'employees.datatable': COLUMNS,
  'employees.datatable_columnRanks': [1, 0, 2],
  'connections.view': 'board',
  'connections.board.unfolded': ['rejected'],
};
/** What only was so when they left. */
const PASSING = {
  'employees.listParams': { filter: { q: 'asha' }, page: 3 },
  'employees.selectedIds': [1, 2],
  'connections.selectedIds': [9],
  'preferences.themeless': true,
  'employees.themes': 1,
};

beforeEach(() => localStorage.clear());

describe('a reset at logout', () => {
  it('keeps saved queries, columns, the view and unfolded columns, and nothing else', () => {
    const store = storeOf(7);
    for (const [key, value] of Object.entries({ ...CHOSEN, ...PASSING })) store.setItem(key, value);
    store.reset();
    expect(store.listItems?.()).toEqual(CHOSEN);
  });

  it('tells whoever listens to what was removed', () => {
    const store = storeOf(7);
    store.setItem('employees.selectedIds', [1, 2]);
    const listener = vi.fn();
    store.subscribe('employees.selectedIds', listener);
    store.reset();
    expect(listener).toHaveBeenCalledWith(undefined);
  });

  it('leaves the session and other people’s settings alone', () => {
    const others = [storeOf(8), storeOf(71)];
    for (const other of others) other.setItem('employees.listParams', { page: 2 });
    localStorage.setItem('user', '{}');
    storeOf(7).setItem('employees.listParams', { page: 3 });
    storeOf(7).reset();
    for (const other of others) expect(other.getItem('employees.listParams')).toEqual({ page: 2 });
    expect(localStorage.getItem('user')).toBe('{}');
  });
});

it('settings are those of one person', () => {
  storeOf(7).setItem('connections.view', 'board');
  expect(storeOf(7).getItem('connections.view')).toBe('board');
  expect(storeOf(8).getItem('connections.view')).toBeUndefined();
  expect(storeOf(71).getItem('connections.view')).toBeUndefined();
});

describe('the theme', () => {
  afterEach(() => chooseTheme(undefined));

  it('is that of this browser, which the public pages share, and outlives a logout', () => {
    const store = storeOf(7);
    store.setItem('theme', 'dark');
    store.reset();
    expect(chosenTheme()).toBe('dark');
    expect(storeOf(8).getItem('theme')).toBe('dark');
  });

  it('is left to the device until somebody chooses', () => {
    expect(storeOf(7).getItem('theme')).toBeUndefined();
    expect(storeOf(7).getItem('theme', 'light')).toBe('light');
  });

  it('tells whoever listens, until they stop', () => {
    const listener = vi.fn();
    const stop = storeOf(7).subscribe('theme', listener);
    chooseTheme('dark');
    expect(listener.mock.calls).toEqual([['dark']]);
    stop();
    chooseTheme('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
