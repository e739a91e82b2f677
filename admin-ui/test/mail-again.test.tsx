import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  AdminContext,
  type DataProvider,
  ListContextProvider,
  type ListControllerResult,
  memoryStore,
  RecordContextProvider,
  ResourceContextProvider,
  testDataProvider,
} from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StaffProvider } from '../src/kit/access/StaffContext';
import BulkMailButton from '../src/mail/mailings/parts/BulkMailButton';
import { entryWords } from '../src/recruiting/timeline/entry-words';
import TimelinePart from '../src/recruiting/timeline/TimelinePart';
import { staffOf } from './support/staff';

const user = userEvent.setup({ delay: null });

function show(part: ReactNode, calls: Partial<DataProvider>): void {
  render(
    <AdminContext
      store={memoryStore()}
      dataProvider={{ ...testDataProvider(), ...calls }}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      {part}
    </AdminContext>,
  );
}

afterEach(cleanup);

const entryOf = (what: string, facts: Record<string, unknown>) => ({
  id: `${what}-${String(facts['mail_id'] ?? facts['mailing_id'])}`,
  what,
  at: '2026-11-20T06:30:00.000Z',
  by: null,
  by_email: null,
  facts,
});

describe('a mail in a timeline', () => {
  it('has a button that sends it again where its content is kept, and none where it is not', async () => {
    const sendAgain = vi.fn(() => Promise.resolve({ data: [7], failures: [] }));
    const entries = [
      entryOf('mail', { template: 'connected-to-job', status: 'sent', mail_id: 7, can_send_again: true }),
      entryOf('mail', { template: 'password-reset', status: 'sent', mail_id: 8, can_send_again: false }),
    ];
    show(
      <StaffProvider value={staffOf('admin')}>
        <ResourceContextProvider value="employees">
          <RecordContextProvider value={{ id: 3 }}>
            <TimelinePart />
          </RecordContextProvider>
        </ResourceContextProvider>
      </StaffProvider>,
      { getTimeline: () => Promise.resolve({ entries, before: null }), sendAgain },
    );
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await screen.findByText('Mail: Password reset');
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Send again: Mail: Connected to job']);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(sendAgain).toHaveBeenCalledWith([7]));
  });

  it('says what became of it', () => {
    expect(entryWords(entryOf('mail', { template: 'x', status: 'dead', mail_id: 9 }))).toMatchObject({
      said: 'It could not be delivered.',
      record: { resource: 'failed-mails', id: 9 },
    });
    expect(entryWords(entryOf('mail', { template: 'x', status: 'queued', mail_id: 9 })).said).toBe(
      'It has not left yet.',
    );
    expect(entryWords(entryOf('mail', { template: 'x', status: 'sent', mail_id: 9 })).said).toBeUndefined();
    const skipped = { subject: 'Hello', state: 'skipped', reason: 'refused', mailing_id: 1 };
    expect(entryWords(entryOf('mailing', skipped)).said).toBe('Not sent: takes no such mails');
  });
});

describe('a mail to a list with more than can be selected', () => {
  const people = Array.from({ length: 600 }, (_, index) => ({ id: index + 1 }));
  const showButton = (total: number, getList: DataProvider['getList']): void =>
    show(
      <ListContextProvider
        value={
          {
            resource: 'employees',
            sort: { field: 'created_at', order: 'DESC' },
            filterValues: { industry: 'IT' },
            selectedIds: [1, 2],
            total,
            onUnselectItems: vi.fn(),
          } as unknown as ListControllerResult
        }
      >
        <StaffProvider value={staffOf('admin')}>
          <BulkMailButton kind="employee" />
        </StaffProvider>
      </ListContextProvider>,
      { getList },
    );

  it('goes to the selected ones, or to all that the filter finds', async () => {
    const requests: unknown[] = [];
    showButton(600, (resource, { filter }) => {
      if (resource === 'employees') requests.push(filter);
      return Promise.resolve({ data: (resource === 'employees' ? people : []) as never[], total: 600 });
    });
    await user.click(screen.getByRole('button', { name: 'Mail to 2' }));
    await screen.findByRole('dialog', { name: 'Mail to 2' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Mail to all 600' }));
    await screen.findByRole('dialog', { name: 'Mail to 600' });
    expect(requests).toEqual([{ industry: 'IT' }]);
  });

  it('is offered for no more than 2,000', async () => {
    const getList = vi.fn();
    showButton(2_001, getList);
    await user.click(screen.getByRole('button', { name: 'Mail to all 2,001' }));
    expect(getList).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
