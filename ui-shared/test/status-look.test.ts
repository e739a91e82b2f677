import { describe, expect, it } from 'vitest';
import { AVAILABLE, JOB_STATUSES, PLACEMENT_STATUSES, PRIORITIES } from '../src/domain/choices';
import { accountLook, jobLook, placementLook, priorityLook, type StatusLook } from '../src/theme/status-look';

const FAMILIES: [string, StatusLook[]][] = [
  ['placement statuses', [AVAILABLE, ...PLACEMENT_STATUSES].map(placementLook)],
  ['job statuses', JOB_STATUSES.map(jobLook)],
  ['priorities', PRIORITIES.map(priorityLook)],
  ['states of an account', [false, true].map(accountLook)],
];

describe.each(FAMILIES)('%s', (_, looks) => {
  it('differ in their colour', () => {
    expect(new Set(looks.map(({ tone }) => tone)).size).toBe(looks.length);
  });

  it('differ in their mark, for who does not see the colour', () => {
    expect(new Set(looks.map(({ mark }) => mark.path)).size).toBe(looks.length);
  });
});

it('a status that nobody knows has the look of none', () => {
  expect(placementLook('on_hold')).toEqual(jobLook('on_hold'));
  expect(FAMILIES.flatMap(([, looks]) => looks)).not.toContainEqual(placementLook('on_hold'));
});
