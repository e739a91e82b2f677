import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { EmployeeProfile } from '@niyukt/ui-shared/api/types';
import { ProfilePanel } from '../src/features/employee/ProfilePanel';
import ServerState from '../src/ui/ServerState';

const PROFILE: EmployeeProfile = {
  id: 12,
  employee_id: 12,
  userId: 3,
  role: 'employee',
  email: 'asha.rao@example.in',
  full_name: 'Asha Rao',
  name: 'Asha Rao',
  phone: '+919876543210',
  qualification: 'B.Tech',
  industry: 'IT',
  preferred_location: 'Pune',
  preferred_salary: null,
  present_employer: null,
  blocked_companies: [],
  notice_period: '30 days',
  skills: '[{"skill_name": "React"}]',
  resume_link: null,
};
const user = userEvent.setup({ delay: null });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the own profile shows the notice period, which can be changed', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    return Response.json(PROFILE);
  });
  render(
    <ServerState>
      <ProfilePanel profile={PROFILE} onClose={() => undefined} onLogout={() => undefined} />
    </ServerState>,
  );
  const term = screen.getByText('Notice period');
  expect(term.nextElementSibling?.textContent).toBe('30 days');
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^Notice period/ });
  expect(input.value).toBe('30 days');
  await user.clear(input);
  await user.type(input, 'Immediate');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ notice_period: 'Immediate', full_name: 'Asha Rao', skills: 'React' }]),
  );
});
