import { describe, expect, it } from 'vitest';
import { moneyText, readMoney, shortMoneyText, typedMoney } from '../src/money';

describe('an amount in paise', () => {
  it.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [12_345_678, '₹1,23,456.78'],
    [3_540_000, '₹35,400.00'],
    [100_000_000_000, '₹1,00,00,00,000.00'],
    [-2_050, '−₹20.50'],
  ])('%i is shown with the sign, lakh groups and two digits', (paise, text) => {
    expect(moneyText(paise)).toBe(text);
  });

  it.each([
    [95_000, '₹950'],
    [6_000_000, '₹60K'],
    [45_000_000, '₹4.5 L'],
    [1_200_000_000, '₹1.2 Cr'],
  ])('%i is short where there is little room', (paise, text) => {
    expect(shortMoneyText(paise)).toBe(text);
  });

  it.each([
    [null, ''],
    [6_000_000, '60,000'],
    [4_555_555, '45,555.55'],
    [105, '1.05'],
  ])('%s stands in an input as it is typed', (paise, text) => {
    expect(typedMoney(paise)).toBe(text);
  });
});

describe('an amount that was typed', () => {
  it.each([
    ['60000', 6_000_000],
    ['60,000', 6_000_000],
    ['₹ 1,23,456.78', 12_345_678],
    ['123,456.7', 12_345_670],
    [' 0.05 ', 5],
    ['25000.01', 2_500_001],
    ['Rs. 1,50,000.00', 15_000_000],
    ['INR 45,000/-', 4_500_000],
  ])('%j is read to the paisa', (text, paise) => {
    expect(readMoney(text)).toBe(paise);
  });

  it.each(['', '-5', '1.234', '1,2,3', '12 lakh', '1e5', '0x10', '99999999999999999', '₹'])('%j is none', (text) => {
    expect(readMoney(text)).toBeUndefined();
  });
});
