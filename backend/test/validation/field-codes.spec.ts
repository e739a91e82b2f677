import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { employeeForm, PASSWORD } from '../support/agency.js';
import { type ApiAnswer } from '../support/api-client.js';
import { Office } from '../support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

interface Refusal {
  code: string;
  error: string;
  values?: unknown;
  fields?: { field: string; message: string; code: string; values?: unknown }[];
}

async function refusalOf(userData: Record<string, unknown>): Promise<Refusal> {
  const { email, ...form } = employeeForm(office.agency.unique()) as { email: string };
  const whole = { ...form, password: PASSWORD, confirmPassword: PASSWORD, ...userData };
  const body = { email, role: 'employee', userData: whole };
  return (await office.agency.anyone.post('/auth/send-registration-otp', body)).body as Refusal;
}

describe('what is wrong with a field', () => {
  it.each([
    [{ emplocation: 'x'.repeat(101) }, 'emplocation', 'too_long', { max: '100' }],
    [{ qualification: undefined }, 'qualification', 'required', undefined],
    [{ qualification: '' }, 'qualification', 'required', undefined],
    [{ qualification: 7 }, 'qualification', 'not_text', undefined],
    [{ name: 'R2D2' }, 'name', 'letters_only', undefined],
    [{ mobile: '12' }, 'mobile', 'mobile', undefined],
    [{ industry: 'Film' }, 'industry', 'choice', undefined],
    [{ password: 'short' }, 'password', 'password_short', { min: '8' }],
    [{ password: 'password123', confirmPassword: 'password123' }, 'password', 'password_common', undefined],
    [{ confirmPassword: 'jasmine-tea-77' }, 'confirmPassword', 'password_differs', undefined],
    [{ termsAcceptedAt: 'today' }, 'termsAcceptedAt', 'moment', undefined],
    [{ termsVersion: '1999-01-01' }, 'termsVersion', 'changed', undefined],
    [{ skills: Array.from({ length: 51 }, (_, n) => `s${n}`).join() }, 'skills', 'too_many', { max: '50' }],
    [{ skills: 'y'.repeat(61) }, 'skills', 'too_long', { max: '60' }],
  ])('is said for programs, too: %j', async (wrong, field, code, values) => {
    const { code: ofAll, error, fields = [] } = await refusalOf(wrong);
    const said = fields.find((one) => one.field === field);
    expect([ofAll, error, said?.code, said?.values]).toEqual([
      'request.invalid',
      fields[0]?.message,
      `validation.${code}`,
      values,
    ]);
  });

  it('is the error’s own code where a rule of the product is broken', async () => {
    const person = await office.employee();
    const { status, body } = await office.admin.patch(`/api/admin/employees/${(await office.employee()).id}`, {
      email: person.email,
    });
    expect([status, (body as Refusal).fields]).toEqual([
      409,
      [{ field: 'email', message: expect.any(String), code: 'account.email_taken' }],
    ]);
  });

  it('says how long to wait where every program looks for it', async () => {
    const person = await office.employee();
    const ask = (): Promise<ApiAnswer> => office.agency.anyone.post('/auth/send-otp', { email: person.email });
    await ask();
    const { body, headers } = await ask();
    const { code, error } = body as Refusal;
    const seconds = headers.get('retry-after');
    expect([code, error]).toEqual(['code.too_soon', `Please wait ${seconds} seconds before requesting a new OTP`]);
  });
});
