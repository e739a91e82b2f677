import { expect, it } from 'vitest';
import { AVAILABLE, PLACEMENT_STATUSES } from '@niyukt/ui-shared/domain/choices';
import { DOT, placementLook } from '@niyukt/ui-shared/theme/status-look';
import { salaryOf } from '../src/recruiting/connections/parts/connections.fields';
import { placementChoices, placementLabel } from '../src/recruiting/connections/parts/placement-label';

const WORDS = {
  pending: 'Pending',
  shortlisted: 'Shortlisted',
  interview_scheduled: 'Interview scheduled',
  interview_completed: 'Interview completed',
  selected: 'Selected',
  offered: 'Offered',
  placed: 'Placed',
  rejected: 'Rejected',
  dropped: 'Dropped',
  resigned: 'Resigned',
};

it.each(Object.entries(WORDS))('%s is called %s', (status, words) => {
  expect(placementLabel(status)).toBe(words);
});

it.each([null, undefined, ''])('a missing status (%j) is pending', (status) => {
  expect(placementLabel(status)).toBe('Pending');
});

it('somebody without a connection is available', () => {
  expect(placementLabel(AVAILABLE)).toBe('Available');
});

it('a status that the console does not know stands as it is', () => {
  expect(placementLabel('on_hold')).toBe('on_hold');
  expect(placementLook('on_hold')).toEqual({ tone: 'slate', mark: DOT });
});

it('the choices are the ten of the specification, as the server takes them', () => {
  expect(placementChoices()).toEqual(Object.entries(WORDS).map(([id, name]) => ({ id, name })));
  expect(PLACEMENT_STATUSES).toHaveLength(10);
});

it.each([
  ['the final salary', '700000', '600000', '₹7,00,000'],
  ['else the offered one', null, '600000', '₹6,00,000'],
  ['else the offered one', ' ', '6 - 8 LPA', '₹6,00,000 - ₹8,00,000 a year'],
  ['else nothing', null, null, 'Not specified'],
])('a placement shows %s', (_, final_salary, offered_salary, text) => {
  expect(salaryOf({ final_salary, offered_salary } as never)).toBe(text);
});
