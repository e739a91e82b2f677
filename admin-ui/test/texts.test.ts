import { describe, expect, it } from 'vitest';
import { translate } from '../src/kit/i18n/texts';

describe('a message of react-admin', () => {
  it('has its values filled in', () => {
    expect(translate('ra.saved_queries.remove_label_with_name', { name: 'IT people' })).toBe(
      'Remove query "IT people"',
    );
  });

  it.each([
    [1, '1 item selected'],
    [3, '3 items selected'],
    [0, '0 items selected'],
  ])('has the form for %i', (smart_count, text) => {
    expect(translate('ra.action.bulk_actions', { smart_count })).toBe(text);
  });

  it('that there is not is what stands in its place, else its key', () => {
    expect(translate('resources.employees.name', { _: 'Employees' })).toBe('Employees');
    expect(translate('The database is away')).toBe('The database is away');
  });

  it('is never a group of messages', () => {
    expect(translate('ra.action')).toBe('ra.action');
  });
});
