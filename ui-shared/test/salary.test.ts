import { describe, expect, it } from 'vitest';
import { placementSalary, salaryText, typedSalary } from '../src/domain/format';
import { readRupees, readSalary, salaryDoubt } from '../src/domain/salary';

describe('a salary', () => {
  it.each([
    ['45000', [45_000], undefined],
    ['₹45,000 per month', [45_000], 'month'],
    ['Rs. 45,000/- per month', [45_000], 'month'],
    ['INR 45000 pm', [45_000], 'month'],
    ['45,000 p.m.', [45_000], 'month'],
    ['50k/month', [50_000], 'month'],
    ['50 K a month', [50_000], 'month'],
    ['30,000 monthly', [30_000], 'month'],
    ['4.5 LPA', [450_000], 'year'],
    ['4.35lpa', [435_000], 'year'],
    ['6L', [600_000], undefined],
    ['6 lakhs per annum', [600_000], 'year'],
    ['600,000 per year', [600_000], 'year'],
    ['1.2 crore p.a.', [12_000_000], 'year'],
    ['5-6 lakh p.a.', [500_000, 600_000], 'year'],
    ['5 to 6 LPA', [500_000, 600_000], 'year'],
    ['6 LPA – 8 LPA', [600_000, 800_000], 'year'],
    ['50,000 - 1 lakh', [50_000, 100_000], undefined],
    ['8,00,000 - 12,00,000', [800_000, 1_200_000], undefined],
    ['₹6,00,000 - ₹8,00,000 per year', [600_000, 800_000], 'year'],
    ['₹5,00,00,06,00,000', [500_000_600_000], undefined],
  ])('%j is read', (text, amounts, period) => {
    expect(readSalary(text)).toEqual({ amounts, ...(period && { period }) });
  });

  it.each([
    '',
    'Negotiable',
    '6',
    '4.5',
    '500 per day',
    '45000 plus bonus',
    '6 - 8',
    '8 LPA - 6 LPA',
    '5 - 6 - 7 lakh',
    '50k per month - 6 lakh per year',
    '6,5',
    '12/2026',
    '-45000',
  ])('%j is no amount', (text) => {
    expect(readSalary(text)).toBeUndefined();
  });

  it.each([
    [null, 'Not specified'],
    ['  ', 'Not specified'],
    ['0', 'Not specified'],
    ['600000', '₹6,00,000'],
    ['4.5 LPA', '₹4,50,000 a year'],
    ['₹45,000 per month', '₹45,000 a month'],
    ['6,00,000 - 8,00,000', '₹6,00,000 - ₹8,00,000'],
    ['5-6 lakh p.a.', '₹5,00,000 - ₹6,00,000 a year'],
    ['Negotiable', 'Negotiable'],
    ['500 per day', '500 per day'],
    ['6 + bonus', '6 + bonus'],
  ])('%j is shown as %j', (salary, text) => {
    expect(salaryText(salary, 'Not specified')).toBe(text);
  });

  it.each([
    [null, ''],
    ['0', ''],
    [' 6 LPA ', '6 LPA'],
  ])('%j is exported as %j', (salary, text) => {
    expect(typedSalary(salary)).toBe(text);
  });

  it('of a placement is the final one, else the offered one', () => {
    expect(placementSalary({ final_salary: '4.5 LPA', offered_salary: '4 LPA' }, '')).toBe('₹4,50,000 a year');
    expect(placementSalary({ final_salary: ' ', offered_salary: '4 LPA' }, '')).toBe('₹4,00,000 a year');
    expect(placementSalary({ final_salary: '0', offered_salary: '4 LPA' }, '')).toBe('₹4,00,000 a year');
    expect(placementSalary({ final_salary: null, offered_salary: null }, 'Not specified')).toBe('Not specified');
  });
});

describe('a salary is doubted', () => {
  it.each([
    ['', undefined],
    ['4.5 LPA', undefined],
    ['45,000 per month', undefined],
    ['45000', 'noPeriod'],
    ['Negotiable', 'unreadable'],
    ['4.5', 'unreadable'],
  ])('%j: %s', (text, doubt) => {
    expect(salaryDoubt(text)).toBe(doubt);
  });
});

describe('one amount in rupees', () => {
  it.each([
    ['600000', 600_000],
    ['6,00,000', 600_000],
    ['₹6,00,000', 600_000],
    [' 600,000 ', 600_000],
    ['0', 0],
  ])('%j is read as %j', (typed, amount) => {
    expect(readRupees(typed)).toBe(amount);
  });

  it.each(['', '5,00,000 - 6,00,000', '6 LPA', '6L', '-1', '6,5', '600000.50', '600000 per year'])(
    '%j is refused',
    (typed) => {
      expect(readRupees(typed)).toBeUndefined();
    },
  );
});
