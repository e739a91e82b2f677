import { describe, expect, it } from 'vitest';
import { businessDayAfter, isBusinessDay } from '../../src/agency/business-days.js';
import { isGstin, isGstinOrUin, stateOfGstin } from '../../src/agency/gst/gstin.js';
import { STATE_CODES, stateTaxName } from '../../src/agency/gst/states.js';
import { chargedPercent, ENDORSEMENTS, isWithinState, SUPPLY_TYPES } from '../../src/agency/gst/supply.js';
import { percentOf, taxOn } from '../../src/agency/gst/tax.js';

const VALID = ['27AAPFU0939F1ZV', '29AAHCT9485A1ZX', '33AAGCN2873K1Z8'];
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe('a GSTIN', () => {
  it.each(VALID)('%s is valid', (gstin) => expect(isGstin(gstin)).toBe(true));

  it.each(VALID)('%s is not valid with any one character changed', (gstin) => {
    const changed = [...gstin].flatMap((letter, place) =>
      [...CHARACTERS]
        .filter((other) => other !== letter)
        .map((other) => gstin.slice(0, place) + other + gstin.slice(place + 1)),
    );
    expect(changed.filter(isGstin)).toEqual([]);
  });

  it.each(VALID)('%s is not valid with two neighbours swapped', (gstin) => {
    const swapped = [...gstin.slice(1)].map(
      (letter, place) => gstin.slice(0, place) + letter + gstin.charAt(place) + gstin.slice(place + 2),
    );
    expect(swapped.filter((text) => text !== gstin && isGstin(text))).toEqual([]);
  });

  it('is of a state that there is', () => {
    expect(STATE_CODES).toHaveLength(39);
    expect(isGstin('00AAPFU0939F1Z1')).toBe(false);
  });
});

describe('what a client is registered by', () => {
  it.each([
    ['a business', '27AAPFU0939F1ZV', '27'],
    ['an embassy or a body of the United Nations', '0717USA00030UNV', '07'],
    ['a notified person', '2918DEU00012ONA', '29'],
    ['online services from abroad', '9922JPN29001OSU', undefined],
    ['a non-resident', '0720SGP00034NRQ', '07'],
    ['a tax deductor with a TAN', '27ABCD01234E1DP', '27'],
    ['a tax deductor with a PAN', '29AAHCT9485A1D6', '29'],
  ])('may be that of %s: %s', (_, text, state) => {
    expect([isGstinOrUin(text), stateOfGstin(text)]).toEqual([true, state]);
  });

  it.each([
    ['9922JPN29001OSV', '0720SGP00034NRD', '27ABCD01234E1DQ', '29AAHCT9485A1D5', '27AAPFU0939F1ZW'],
    ['0017USA00030UNV', '9817USA00030UNV', '0717USA00030UXV', '0717US400030UNV', '0717USA00030UNv', '9927AAPFU0939F1'],
    ['27ABCD01234E0DJ', '27ABC101234E1DJ', '2720JPN29001OSU', '99AAPFU0939F1ZV', '27AAPFU0939F1ZV1', ''],
  ])('is not one with another check character, state or shape: %s …', (...texts) => {
    expect(texts.filter(isGstinOrUin)).toEqual([]);
  });

  it('is the GSTIN of a business where the agency’s own is meant', () => {
    expect(['0717USA00030UNV', '9922JPN29001OSU', '27ABCD01234E1DP'].filter(isGstin)).toEqual([]);
  });
});

describe('a supply', () => {
  const here = { place_of_supply: '29', supplier: { state_code: '29' } };

  it('is within the state when it goes to the agency’s own, and to no SEZ', () => {
    expect(SUPPLY_TYPES.map((supply_type) => isWithinState({ ...here, supply_type }))).toEqual([true, false, false]);
    expect(isWithinState(here)).toBe(true);
    expect(
      SUPPLY_TYPES.filter((supply_type) => isWithinState({ ...here, supply_type, place_of_supply: '27' })),
    ).toEqual([]);
  });

  it('is charged the usual rate, but none under a letter of undertaking', () => {
    expect(SUPPLY_TYPES.map((type) => chargedPercent(type, 18))).toEqual([18, 18, 0]);
  });

  it('to an SEZ is endorsed as CGST Rule 46 says', () => {
    const meant = 'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS';
    expect(SUPPLY_TYPES.map((type) => ENDORSEMENTS[type])).toEqual([
      undefined,
      `${meant} ON PAYMENT OF INTEGRATED TAX`,
      `${meant} UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX`,
    ]);
  });
});

describe('tax', () => {
  it.each([
    [60_000_00, 30_000_00],
    [45_555_55, 22_777_78],
    [25_000_01, 12_500_01],
    [1_23_456_78, 61_728_39],
    [1, 1],
    [3, 2],
    [1_000_000_000_000, 500_000_000_000],
  ])('half of %i paise is %i, rounded half up', (gross, fee) => expect(percentOf(gross, 50)).toBe(fee));

  it.each([
    [30_000_00, 18, 2_700_00, 5_400_00],
    [22_777_78, 18, 2_050_00, 4_100_00],
    [12_500_01, 18, 1_125_00, 2_250_00],
    [61_728_39, 18, 5_555_56, 11_111_11],
    [1, 18, 0, 0],
    [3, 18, 0, 1],
    [6, 18, 1, 1],
    [10, 5, 0, 1],
    [20, 5, 1, 1],
    [25_000_01, 12, 1_500_00, 3_000_00],
    [100_01, 0.25, 13, 25],
    [100, 0, 0, 0],
  ])('on %i paise at %d %% is twice %i within a state and %i across', (taxable, percent, half, whole) => {
    expect(taxOn(taxable, percent, true)).toEqual({ cgst_paise: half, sgst_paise: half, igst_paise: 0 });
    expect(taxOn(taxable, percent, false)).toEqual({ cgst_paise: 0, sgst_paise: 0, igst_paise: whole });
  });

  it('of a territory without a legislature is called UTGST', () => {
    expect(STATE_CODES.filter((code) => stateTaxName(code) === 'UTGST')).toEqual(['04', '26', '31', '35', '38']);
  });
});

describe('business days', () => {
  it.each([
    ['2026-11-02', [], '2026-12-14'],
    ['2026-11-07', [], '2026-12-18'],
    ['2026-11-08', [], '2026-12-18'],
    ['2027-01-04', ['2027-01-26'], '2027-02-16'],
    ['2026-12-24', ['2026-12-25', '2027-01-01', '2027-01-26'], '2027-02-09'],
    ['2028-02-29', [], '2028-04-11'],
    ['2027-01-04', ['2027-01-24'], '2027-02-15'],
  ])('the thirtieth after %s is %s away from %j', (joining, holidays, due) => {
    expect(businessDayAfter(joining, 30, new Set(holidays))).toBe(due);
  });

  it('are Monday to Friday but for holidays', () => {
    const week = ['2027-01-25', '2027-01-26', '2027-01-27', '2027-01-28', '2027-01-29', '2027-01-30', '2027-01-31'];
    expect(week.filter((day) => isBusinessDay(day, new Set(['2027-01-26'])))).toEqual([
      '2027-01-25',
      '2027-01-27',
      '2027-01-28',
      '2027-01-29',
    ]);
  });
});
