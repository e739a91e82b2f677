import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Connection } from '@niyukt/ui-shared/api/types';
import CompanyOverlays from '../src/companies/CompanyOverlays';
import EmployeeOverlays from '../src/employees/EmployeeOverlays';
import { ConnectionDetailsForm } from '../src/recruiting/connections/ConnectionDetailsForm';
import { connectionIn } from './support/connection';
import { closePart, openPart } from './support/part';
import { plain, type Sent } from './support/recorded-fetch';

const PHONE = 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)';
const user = userEvent.setup({ delay: null });
const form = (): HTMLElement => screen.getByRole('dialog');
const field = (name: string): HTMLInputElement =>
  document.querySelector(`[name="${name}"]`) ?? expect.fail(`There is no field ${name}`);

afterEach(closePart);

/** The form for a new employee, once its first field has the focus. */
async function addEmployee(): Promise<Sent[]> {
  const requests = openPart(<EmployeeOverlays path="/employees" />, '/employees/create', () => undefined);
  await waitFor(() => expect(document.activeElement).toBe(field('full_name')));
  return requests;
}

/** Pastes a phone number over what stands there. */
async function pastePhone(name: string, phone: string): Promise<string> {
  field(name).select();
  await user.paste(phone);
  return field(name).value;
}

describe('the form for a new employee', () => {
  it('asks for the notice period, and keeps Tab inside', async () => {
    await addEmployee();
    expect(screen.getByLabelText('Notice period')).toBe(field('notice_period'));
    const around = form().closest('[role=presentation]');
    for (let presses = 0; presses < 20; presses += 1) {
      await user.tab();
      expect(around?.contains(document.activeElement)).toBe(true);
    }
  });

  it('keeps +91 before ten digits, whatever is pasted or deleted', async () => {
    await addEmployee();
    await user.click(field('phone'));
    for (const pasted of ['98765 43210', '+91 98765-43210', '0091-9876543210', '09876543210', '919876543210']) {
      await user.paste(pasted);
      expect([pasted, field('phone').value]).toEqual([pasted, '+919876543210']);
      expect([pasted, await pastePhone('phone', pasted)]).toEqual([pasted, '+919876543210']);
      field('phone').select();
      await user.keyboard('{Delete}');
      expect(field('phone').value).toBe('+91');
    }
    await user.keyboard('98a7654321099');
    expect(field('phone').value).toBe('+919876543210');
  });

  it('takes the name of a person as it is on papers', async () => {
    await addEmployee();
    await user.keyboard('An1na-Zoë D. Rao2');
    expect(field('full_name').value).toBe('Anna-Zoë D. Rao');
  });

  it('says what is wrong about a field once it was left, and takes it back when it is right', async () => {
    await addEmployee();
    const place = within(form());
    const missing = {
      full_name: 'Full name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      password: 'Password is required',
    };
    for (const [name, text] of Object.entries(missing)) {
      expect(place.queryByText(text)).toBeNull();
      expect(field(name).getAttribute('aria-required')).toBe('true');
      field(name).focus();
      await user.tab();
      await place.findByText(text);
    }
    place.getByRole('button', { name: 'Make a password' });
    expect(field('password').getAttribute('aria-describedby')?.split(' ')).toEqual(
      ['Password is required', /asked for a password of their own/].map(
        (said) => place.getByText(said).closest('[id]')?.id,
      ),
    );
    await user.type(field('password'), '1234567');
    await place.findByText('Password must be at least 8 characters long');
    await user.type(field('email'), 'leela@');
    await place.findByText('Please enter a valid email address');
    await user.type(field('phone'), '987654321');
    await place.findByText(PHONE);
    await user.type(field('phone'), '0');
    await waitFor(() => expect(place.queryByText(PHONE)).toBeNull());
  });

  it('sends nothing while a field is wrong, and says so', async () => {
    const requests = await addEmployee();
    await user.click(within(form()).getByRole('button', { name: 'Add Employee' }));
    await screen.findByText('Please correct the marked fields');
    expect(plain(requests).filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('groups an amount in rupees when the field is left, and leaves other words as they are', async () => {
    await addEmployee();
    const salary = field('preferred_salary');
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
    expect(field('full_name').value).toBe('Asha');
    await user.click(within(form()).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/admin-dashboard/employees');
  });
});

it('the form for a new company takes the name and the phone of its contact in the same way', async () => {
  openPart(<CompanyOverlays path="/companies" />, '/companies/create', () => undefined);
  await waitFor(() => expect(document.activeElement).toBe(form().querySelector('input')));
  await user.click(field('contact_person_name'));
  await user.paste('An1na-Zoë D. Rao2');
  expect(field('contact_person_name').value).toBe('Anna-Zoë D. Rao');
  await user.click(field('contact_person_phone'));
  expect(await pastePhone('contact_person_phone', '0091-9876543210')).toBe('+919876543210');
  await user.click(within(form()).getByRole('button', { name: 'Add Company' }));
  await within(form()).findByText('Company name is required');
});

describe('joining and salaries of a connection', () => {
  const open = (): Sent[] =>
    openPart(
      <ConnectionDetailsForm connection={connectionIn('selected') as unknown as Connection} />,
      '/connections/9/show',
      ({ method, body }) =>
        method === 'PATCH' ? { body: { ...connectionIn('selected'), ...(body as object) } } : undefined,
    );
  const save = async (): Promise<void> => user.click(screen.getByRole('button', { name: 'Save' }));

  it.each([
    ['lots', 'This cannot be read as an amount. It is shown as you type it.'],
    ['45,000', 'Say how often, for instance "per month" or "per year".'],
  ])('a salary of "%s" is doubted once it was typed, and taken all the same', async (typed, doubt) => {
    const requests = open();
    await user.click(field('offered_salary'));
    await user.keyboard(typed);
    expect(screen.queryByText(doubt)).toBeNull();
    await user.tab();
    await screen.findByText(doubt);
    await save();
    await waitFor(() =>
      expect(plain(requests)).toContainEqual({
        method: 'PATCH',
        url: '/api/admin/connections/9',
        body: expect.objectContaining({ offered_salary: typed }) as unknown,
      }),
    );
  });

  it('a day of joining before the connection is doubted, and asked about before it is saved', async () => {
    const requests = open();
    fireEvent.change(field('joining_date'), { target: { value: '0202-01-01' } });
    expect(document.querySelector('.doubt')).toBeNull();
    fireEvent.change(field('joining_date'), { target: { value: '2025-01-01' } });
    await waitFor(() => expect(document.querySelector('.doubt')).not.toBeNull());
    await save();
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(plain(requests).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(field('joining_date').value).toBe('2025-01-01');
  });
});
