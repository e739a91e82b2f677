import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { App } from '../src/app/App';

const PATIENCE = { timeout: 60_000 };
const HOUR_SECONDS = 3600;
const user = userEvent.setup({ delay: null });

const EMPLOYEE = {
  userId: 7,
  role: 'employee',
  email: 'asha@example.in',
  full_name: 'Asha Rao',
  employee_id: 3,
  blocked_companies: [],
};
const COMPANY = { userId: 7, role: 'company', email: 'hr@example.in', name: 'Malabar Foods', company_id: 3 };

/** Begins a session in the browser; the server knows the profile and nothing else. */
function logIn(profile: typeof EMPLOYEE | typeof COMPANY): void {
  const { userId, role, email } = profile;
  const claims = { userId, role, exp: Math.floor(Date.now() / 1000) + HOUR_SECONDS };
  const session = {
    token: `e30.${btoa(JSON.stringify(claims))}.c2lnbmVk`,
    tokenSetAt: String(Date.now()),
    userRole: role,
    isLoggedIn: 'true',
    user: JSON.stringify({ userId, role, email }),
  };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  vi.stubGlobal('fetch', async (path: string) => Response.json(/profile/.test(path) ? profile : []));
  window.history.replaceState(null, '', `/${role}-dashboard`);
}

async function press(name: string | RegExp): Promise<void> {
  await user.click((await screen.findAllByRole('button', { name }, PATIENCE))[0] as HTMLElement);
}

beforeEach(() => {
  vi.setConfig({ testTimeout: 60_000 });
  vi.stubGlobal('fetch', async () => new Response('{}'));
  window.history.replaceState(null, '', '/register');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

interface LimitedForm {
  form: string;
  open: () => Promise<void>;
  limits: Record<string, number>;
}

const FORMS: LimitedForm[] = [
  {
    form: 'the registration of an employee',
    open: async () => user.click(await screen.findByRole('radio', { name: /Employee/ }, PATIENCE)),
    limits: {
      'Full name': 100,
      Email: 254,
      Qualification: 200,
      'Preferred location': 100,
      'Preferred salary': 100,
      Skills: 3098,
    },
  },
  {
    form: 'the registration of an employer',
    open: async () => user.click(await screen.findByRole('radio', { name: /Employer/ }, PATIENCE)),
    limits: { 'Company name': 160, 'Contact person name': 100, Email: 254, Location: 100 },
  },
];

const FORMS_OF_DASHBOARDS: (LimitedForm & { profile: typeof EMPLOYEE | typeof COMPANY })[] = [
  {
    form: 'the profile of an employee',
    profile: EMPLOYEE,
    open: async () => {
      await press(/Open profile/);
      await press('Edit Profile');
    },
    limits: {
      'Full name': 100,
      Qualification: 200,
      'Preferred location': 100,
      'Preferred salary': 100,
      'Resume link': 500,
      'Present employer': 160,
    },
  },
  {
    form: 'the profile of a company',
    profile: COMPANY,
    open: async () => {
      await press(/Open company profile/);
      await press('Edit Profile');
    },
    limits: { 'Company name': 160, 'Contact person': 100, Location: 100, Website: 500, 'About us': 5000 },
  },
  {
    form: 'a job request',
    profile: COMPANY,
    open: () => press('Create Job Request'),
    limits: { 'Job title': 160, Domain: 100, Location: 100, 'Salary range': 100, Description: 5000 },
  },
];

async function takesNoMore({ open, limits }: LimitedForm): Promise<void> {
  render(<App />);
  await open();
  const [dialog] = screen.queryAllByRole('dialog');
  const place = within(dialog ?? document.body);
  for (const [label, max] of Object.entries(limits)) {
    const field = place.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
    const pasted = (length: number): string => {
      fireEvent.change(field, { target: { value: 'a'.repeat(length) } });
      return field.value;
    };
    const said = t('field.tooLong', { max, length: max + 1 });
    expect([label, pasted(max), place.queryByText(said)]).toEqual([label, 'a'.repeat(max), null]);
    // what is pasted stays whole
    expect([label, pasted(max + 1)]).toEqual([label, 'a'.repeat(max + 1)]);
    expect(field.getAttribute('aria-describedby')).toContain(place.getByText(said).id);
    pasted(1);
  }
}

it.each(FORMS)('$form says what is longer than the server takes', takesNoMore);

it.each(FORMS_OF_DASHBOARDS)('$form says what is longer than the server takes', (form) => {
  logIn(form.profile);
  return takesNoMore(form);
});
