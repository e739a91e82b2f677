import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answered, applyFor } from '../support/accounts.js';
import { Agency } from '../support/agency.js';

interface Terms {
  version: string;
  title: string;
  sections: { heading: string; text: string; summary: string }[];
}

/** What the terms say in figures, by the section that says it. */
const FIGURES: [role: string, heading: string, figures: RegExp[]][] = [
  ['employee', 'No fees', [/no fees/, /free of charge/]],
  ['employee', 'Employment commitment', [/minimum of 2 years/, /After accepting an offer/]],
  ['employee', 'Non-circumvention', [/other than through/]],
  ['employee', 'Penalty for a violation', [/10,000 rupees/, /within 15 days of our notice/]],
  [
    'company',
    'Service fee',
    [/50%/, /first-month gross salary/, /30 business days of the date of joining/, /plus GST/],
  ],
  [
    'company',
    'Replacement warranty',
    [/3-month/, /no extra service cost/, /renews for the replacement/, /not refunded/, /notify us promptly/],
  ],
  ['company', 'Late payment', [/Late-payment charges may apply/]],
  ['employee', 'Business hours', [/Monday to Friday, 9:00 AM to 6:00 PM IST/]],
  ['company', 'Business hours', [/Monday to Friday, 9:00 AM to 6:00 PM IST/]],
];

describe('terms and conditions', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.open();
  });
  afterAll(() => agency.close());

  const termsOf = async (role: string): Promise<Terms> => {
    const { status, body } = await answered(agency.anyone.get(`/auth/terms/${role}`));
    expect(status).toBe(200);
    return body as Terms;
  };

  it.each(['employee', 'company'])('of an %s have a version, a title and sections with a summary', async (role) => {
    const terms = await termsOf(role);
    expect(terms.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(terms.title).toMatch(/^Terms and conditions/);
    for (const section of terms.sections) {
      const filled = expect.stringMatching(/\S{3}/) as unknown;
      expect(section).toEqual({ heading: filled, text: filled, summary: filled });
    }
    expect(new Set(terms.sections.map(({ heading }) => heading)).size).toBe(terms.sections.length);
  });

  it.each(FIGURES)('of an %s say under %j what was agreed', async (role, heading, figures) => {
    const section = (await termsOf(role)).sections.find((one) => one.heading === heading);
    for (const figure of figures) expect(section?.text).toMatch(figure);
  });

  it.each(['admin', 'super_admin', 'Employee', 'nobody', '%20employee', 'constructor'])(
    'do not exist for %s',
    async (role) => {
      const { status, body } = await answered(agency.anyone.get(`/auth/terms/${role}`));
      expect(status).toBe(404);
      expect(body).toMatchObject({ statusCode: 404, error: 'There are no terms for this role' });
    },
  );

  describe('are kept by a registration:', () => {
    /** What the account keeps of the terms, after a registration with these fields. */
    async function accepted(fields: Record<string, unknown>): Promise<{ version: string; at: Date; arrived: Date }> {
      const { email, code } = await applyFor(agency, 'employee', fields);
      const [form] = await agency.database.sql<{ arrived: Date }>(
        'select created_at as arrived from registrations where email = $1',
        [email],
      );
      await agency.anyone.post('/auth/verify-registration-otp', { email, otp: code });
      const [user] = await agency.database.sql<{ version: string; at: Date }>(
        'select terms_version as version, terms_accepted_at as at from users where email = $1',
        [email],
      );
      if (!form || !user) throw new Error(`no account of ${email}`);
      return { ...user, ...form };
    }

    it('which version the person saw', async () => {
      const { body } = await answered(agency.anyone.get('/auth/terms/employee'));
      const { version } = body as { version: string };
      for (const termsVersion of [undefined, null, '', version]) {
        expect((await accepted({ termsVersion })).version).toBe(version);
      }
    });

    const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();
    const MINUTE = 60_000;

    it('the moment at which they were ticked', async () => {
      for (const termsAcceptedAt of [ago(7 * MINUTE), ago(23 * 60 * MINUTE)]) {
        expect((await accepted({ termsAcceptedAt })).at.toISOString()).toBe(termsAcceptedAt);
      }
      expect((await accepted({ termsAcceptedAt: `${ago(7 * MINUTE).slice(0, 19)}+00:00` })).at.getMilliseconds()).toBe(
        0,
      );
    });

    it('the arrival of the form where nobody can have ticked at the moment that is told', async () => {
      for (const termsAcceptedAt of [undefined, null, '', ago(-3 * MINUTE), ago(-9 * MINUTE), ago(25 * 60 * MINUTE)]) {
        const { at, arrived } = await accepted({ termsAcceptedAt });
        const apart = Math.abs(at.getTime() - arrived.getTime());
        expect([termsAcceptedAt, apart < MINUTE]).toEqual([termsAcceptedAt, true]);
      }
    });

    it('the tick of the form, however late the code comes back', async () => {
      const { email, code } = await applyFor(agency, 'company');
      await agency.database.sql(
        `update registrations set terms_accepted_at = terms_accepted_at - interval '8 minutes' where email = $1`,
        [email],
      );
      await agency.anyone.post('/auth/verify-registration-otp', { email, otp: code });
      const [user] = await agency.database.sql(
        `select terms_accepted_at < now() - interval '7 minutes' as earlier from users where email = $1`,
        [email],
      );
      expect(user).toEqual({ earlier: true });
    });
  });
});
