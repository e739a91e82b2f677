import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionIn } from './support/connection';
import { closeConsole, listOf, openConsole } from './support/console';
import { plain, type Sent } from './support/recorded-fetch';

const PHONE = 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)';
const user = userEvent.setup({ delay: null });
const form = (): Promise<HTMLElement> => screen.findByRole('dialog');
const field = async (label: string): Promise<HTMLInputElement> =>
  (await form()).querySelector(`[name="${label}"]`) as HTMLInputElement;

afterEach(closeConsole);

/** The form for a new record of a list, once its first field has the focus. */
async function add(list: string): Promise<Sent[]> {
  const requests = openConsole(`/${list}/create`, () => undefined);
  await waitFor(async () => expect(document.activeElement).toBe((await form()).querySelector('input')));
  return requests;
}

const addEmployee = (): Promise<Sent[]> => add('employees');

it('the form of an employee asks for the notice period', async () => {
  await addEmployee();
  expect(within(await form()).getByLabelText('Notice period')).toBe(await field('notice_period'));
});

describe.each([
  ['employees', 'full_name', { full_name: 'Full name is required' }],
  [
    'companies',
    'contact_person_name',
    { name: 'Company name is required', contact_person_name: 'Contact person name is required' },
  ],
])('the form that adds to %s', (list, person, names) => {
  const [email, phone] = list === 'employees' ? ['email', 'phone'] : ['contact_email', 'contact_person_phone'];

  it('keeps +91 before ten digits, whatever is pasted or deleted', async () => {
    await add(list);
    const input = await field(phone);
    for (const pasted of ['98765 43210', '+91 98765-43210', '0091-9876543210', '09876543210', '919876543210']) {
      await user.click(input);
      await user.paste(pasted);
      expect([pasted, input.value]).toEqual([pasted, '+919876543210']);
      input.select();
      await user.paste(pasted);
      expect([pasted, input.value]).toEqual([pasted, '+919876543210']);
      input.select();
      await user.keyboard('{Delete}');
      expect(input.value).toBe('+91');
    }
    await user.keyboard('98a7654321099');
    expect(input.value).toBe('+919876543210');
  });

  it('takes letters alone in the name of a person', async () => {
    await add(list);
    await user.click(await field(person));
    await user.keyboard('An1na-Zoë D. Rao2');
    expect((await field(person)).value).toBe('AnnaZoë D Rao');
  });

  it('says what is wrong about a field once it was left, and takes it back when it is right', async () => {
    await add(list);
    const place = within(await form());
    const missing = {
      ...names,
      [email]: 'Email is required',
      [phone]: 'Phone number is required',
      password: 'Password is required',
    };
    for (const [name, text] of Object.entries(missing)) {
      expect(place.queryByText(text)).toBeNull();
      expect((await field(name)).getAttribute('aria-required')).toBe('true');
      (await field(name)).focus();
      await user.tab();
      await place.findByText(text);
    }
    await user.type(await field('password'), '1234567');
    await place.findByText('Password must be at least 8 characters long');
    await user.type(await field(email), 'leela@');
    await place.findByText('Please enter a valid email address');
    await user.type(await field(phone), '987654321');
    await place.findByText(PHONE);
    await user.type(await field(phone), '0');
    await waitFor(() => expect(place.queryByText(PHONE)).toBeNull());
  });

  it('sends nothing while a field is wrong, and says so', async () => {
    const requests = await add(list);
    await user.click(within(await form()).getByRole('button', { name: /^Add / }));
    await screen.findByText('Please correct the marked fields');
    expect(plain(requests).filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('the form for a new employee', () => {
  it('groups an amount in rupees when the field is left, and leaves other words as they are', async () => {
    await addEmployee();
    const salary = await field('preferred_salary');
    await user.click(salary);
    await user.keyboard('450000');
    expect(salary.value).toBe('450000');
    await user.tab();
    expect(salary.value).toBe('4,50,000');
    await user.clear(salary);
    await user.keyboard('as usual');
    await user.tab();
    expect(salary.value).toBe('as usual');
  });

  it('is left without a question while nothing is entered', async () => {
    await addEmployee();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/admin-dashboard/employees');
  });

  it('asks before what was entered is lost: Escape keeps it, as the answer that has the focus does', async () => {
    await addEmployee();
    await user.keyboard('Asha');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect((await field('full_name')).value).toBe('Asha');
    await user.click(within(await form()).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/admin-dashboard/employees');
  });

  it('keeps Tab inside', async () => {
    await addEmployee();
    const dialog = await form();
    for (let presses = 0; presses < 20; presses += 1) {
      await user.tab();
      expect(dialog.closest('[role=presentation]')?.contains(document.activeElement)).toBe(true);
    }
  });
});

describe('joining and salaries of a connection', () => {
  const CONNECTION = connectionIn('selected');

  async function open(): Promise<Sent[]> {
    const requests = openConsole('/connections/9/show', ({ method, url, body }) => {
      if (method === 'PATCH') return { body: { ...CONNECTION, ...(body as object) } };
      if (url.endsWith('/connections/9')) return { body: CONNECTION };
      return url.includes('/connections?') ? listOf('connections', [CONNECTION]) : undefined;
    });
    await waitFor(async () => expect(await field('offered_salary')).toBeTruthy());
    return requests;
  }

  it.each([
    ['lots', 'This cannot be read as an amount. It is shown as you type it.'],
    ['45,000', 'Say how often, for instance "per month" or "per year".'],
  ])('a salary of "%s" is doubted once it was typed, and taken all the same', async (typed, doubt) => {
    const requests = await open();
    await user.click(await field('offered_salary'));
    await user.keyboard(typed);
    expect(screen.queryByText(doubt)).toBeNull();
    await user.tab();
    await screen.findByText(doubt);
    await user.click(within(await form()).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(plain(requests)).toContainEqual({
        method: 'PATCH',
        url: '/api/admin/connections/9',
        body: expect.objectContaining({ offered_salary: typed }) as unknown,
      }),
    );
  });

  it('a day of joining before the connection is doubted, and asked about before it is saved', async () => {
    const requests = await open();
    const joining = await field('joining_date');
    fireEvent.change(joining, { target: { value: '0202-01-01' } });
    expect((await form()).querySelector('.doubt')).toBeNull();
    fireEvent.change(joining, { target: { value: '2025-01-01' } });
    await waitFor(async () => expect((await form()).querySelector('.doubt')).not.toBeNull());
    await user.click(within(await form()).getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(plain(requests).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(joining.value).toBe('2025-01-01');
  });
});
