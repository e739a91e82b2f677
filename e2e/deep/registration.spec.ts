import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../backend/test/support/agency.js';
import { answerInstead, sees } from '../support/looking.js';
import { acceptTerms, EMPLOYER, fillIn, register } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

let agency: Agency;

beforeAll(async () => {
  agency = await Agency.open();
});

afterAll(async () => {
  await agency.close();
});

const newEmail = (): string => `priya${agency.unique()}@example.in`;

describe('registration', () => {
  it('asks for the terms again when they have changed meanwhile', async () => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    const message = 'The terms have changed. Please read and accept them again.';
    await answerInstead(page, '/auth/send-registration-otp', 400, {
      error: message,
      fields: [{ field: 'termsVersion', message }],
    });
    await fillIn(page, EMPLOYER, newEmail());
    await acceptTerms(page);
    await register(page);
    await sees(page.getByRole('alert'), message);
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    expect(await visitor.leave()).toEqual([]);
  });
});
