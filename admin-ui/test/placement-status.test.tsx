import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '@niyukt/ui-shared/api/types';
import ConnectionBoard from '../src/recruiting/connections/board/ConnectionBoard';
import { StatusButton } from '../src/recruiting/connections/parts/StatusButton';
import Overlays from '../src/shell/palette/Overlays';
import { connectionIn } from './support/connection';
import { closePart, listOf, openPart } from './support/part';
import { type Answer, plain, type Sent } from './support/recorded-fetch';

const QUESTION = 'Are you sure you want to update status to "Shortlisted"?';
const user = userEvent.setup({ delay: null });

function Statuses() {
  const { data } = useListContext<Connection>();
  return data?.map((connection) => <StatusButton key={connection.id} connection={connection} />);
}

/** The statuses of a list, and the keys of the whole console. */
const list = (
  <>
    <ListBase resource="connections">
      <Statuses />
    </ListBase>
    <Overlays overlay={undefined} onChange={() => undefined} />
  </>
);

/** One connection, and a server that keeps its status. */
function serve(refusal?: Answer, part: ReactNode = list): Sent[] {
  let placement_status = 'pending';
  const connection = () => connectionIn(placement_status);
  return openPart(part, '/connections', ({ method, url, body }) => {
    if (method === 'PUT') {
      if (refusal) return refusal;
      ({ placement_status } = body as { placement_status: string });
      return { body: connection() };
    }
    if (!url.includes('/api/admin/connections')) return undefined;
    const [, wanted = placement_status] = /"placement_status":"(\w+)"/.exec(url) ?? [];
    return listOf('connections', wanted === placement_status ? [connection()] : []);
  });
}

const changes = (requests: Sent[]) => plain(requests).filter(({ method }) => method !== 'GET');
const statusButton = (now: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: `Change status of Asha Rao, now ${now}` });

async function choose(status: string): Promise<void> {
  await user.click(await statusButton('Pending'));
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: status }));
}

afterEach(() => {
  vi.restoreAllMocks();
  closePart();
});

describe('the placement status of a connection', () => {
  it('is chosen among the ten, with the present one ticked', async () => {
    serve();
    await user.click(await statusButton('Pending'));
    const choices = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Pending',
      'Shortlisted',
      'Interview scheduled',
      'Interview completed',
      'Selected',
      'Offered',
      'Placed',
      'Rejected',
      'Dropped',
      'Resigned',
    ]);
    expect(choices.filter((choice) => choice.classList.contains('Mui-selected'))).toEqual([choices[0]]);
  });

  it('is moved through by arrow keys, and Escape changes nothing', async () => {
    const requests = serve();
    (await statusButton('Pending')).focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Shortlisted');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu.isConnected).toBe(false));
    expect(changes(requests)).toEqual([]);
  });

  it('is asked for before it changes, then sent, told and shown', async () => {
    const requests = serve();
    await choose('Shortlisted');
    const question = await screen.findByRole('alertdialog');
    within(question).getByText(QUESTION);
    within(question).getByText('Asha Rao, React Developer');
    await user.click(within(question).getByRole('button', { name: 'Update status' }));
    await screen.findByText('Placement status updated successfully');
    expect(changes(requests)).toEqual([
      { method: 'PUT', url: '/api/admin/connections/9/status', body: { placement_status: 'shortlisted' } },
    ]);
    await waitFor(async () => expect(document.activeElement).toBe(await statusButton('Shortlisted')));
  });

  it.each([
    ['accepted', '55,000', null, '55,000'],
    ['accepted', '₹6 LPA', null, ''],
    ['accepted', '50,000 - 60,000', null, ''],
    ['open', '55,000', null, ''],
    ['accepted', '55,000', 60_000_00, ''],
  ])('placed, of an offer that is %s over %s and a noted gross of %s, offers "%s" as gross', async (...facts) => {
    const [state, offered_salary, first_month_gross_paise, offered] = facts;
    const offers = [
      { state: 'withdrawn', offered_salary: '70,000' },
      { state, offered_salary },
      { state: 'countered', offered_salary: '45,000' },
    ];
    const requests = openPart(list, '/connections', ({ method, url }) => {
      if (url.includes('/offers')) return { body: offers };
      if (url.includes('/invoice-preview')) return { body: { fields: [{ field: 'joining_date' }] } };
      if (url.includes('/placements?')) return listOf('placements', [{ placement_id: 41, first_month_gross_paise }]);
      if (method !== 'GET') return { body: connectionIn('placed') };
      return url.includes('/api/admin/connections') ? listOf('connections', [connectionIn('pending')]) : undefined;
    });
    await choose('Placed');
    const question = within(await screen.findByRole('alertdialog'));
    expect((await question.findByLabelText<HTMLInputElement>('First-month gross')).value).toBe(offered);
    expect(question.queryAllByText('From the accepted offer')).toHaveLength(offered ? 1 : 0);
    await user.click(question.getByRole('button', { name: 'Update status' }));
    await screen.findByText('Asha Rao is Placed');
    expect(changes(requests)).toEqual([
      {
        method: 'PUT',
        url: '/api/admin/connections/9/status',
        body: { placement_status: 'placed', ...(offered && { first_month_gross_paise: 55_000_00 }) },
      },
    ]);
  });

  it.each([
    ['by the button of its notice', async () => user.click(await screen.findByRole('button', { name: 'Undo' }))],
    ['by Ctrl+Z', () => user.keyboard('{Control>}z{/Control}')],
  ])('is undone %s', async (_, undo) => {
    const requests = serve();
    await choose('Shortlisted');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Update status' }));
    await screen.findByText('Asha Rao is Shortlisted');
    await undo();
    await screen.findByText('Asha Rao is Pending again');
    expect(changes(requests).map(({ body }) => body)).toEqual([
      { placement_status: 'shortlisted' },
      { placement_status: 'pending', is_undo: true },
    ]);
    await statusButton('Pending');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['Cancel', (question: HTMLElement) => user.click(within(question).getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('stays when the question is answered by %s', async (_, leave) => {
    const requests = serve();
    await choose('Shortlisted');
    const question = await screen.findByRole('alertdialog');
    await leave(question);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(changes(requests)).toEqual([]);
    expect(document.activeElement).toBe(await statusButton('Pending'));
  });

  it('is not requested when the present one is chosen', async () => {
    const requests = serve();
    await choose('Pending');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(changes(requests)).toEqual([]);
  });

  it.each([
    [{ status: 409, body: { error: 'This job is closed.' } }, 'This job is closed.'],
    [{ status: 500, body: '' }, 'Failed to update placement status'],
  ])('stays when the server refuses it with %j', async (refusal, said) => {
    vi.spyOn(console, 'error').mockReturnValue();
    serve(refusal);
    await choose('Shortlisted');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Update status' }));
    await screen.findByText(said);
    await statusButton('Pending');
  });
});

describe('a card of the board', () => {
  const card = (status: string): HTMLElement | null =>
    screen.getByRole('region', { name: new RegExp(`^${status}( |$)`) }).querySelector('[data-connection]');

  const serveBoard = (): Sent[] => serve(undefined, <ConnectionBoard path="/connections" viewSwitch={null} />);

  async function chooseOnBoard(answer: string): Promise<void> {
    await user.click(
      await screen.findByRole('button', { name: 'Change status of Asha Rao, React Developer, now Pending' }),
    );
    await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Shortlisted' }));
    const question = await screen.findByRole('alertdialog');
    within(question).getByText(QUESTION);
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }

  it('moves to the column of its new status, and the focus goes with it', async () => {
    const requests = serveBoard();
    await chooseOnBoard('Update status');
    await screen.findByText('Placement status updated successfully');
    expect(changes(requests)).toMatchObject([{ body: { placement_status: 'shortlisted' } }]);
    await waitFor(() => expect(card('Shortlisted')).not.toBeNull());
    expect(card('Pending')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(
        'Change status of Asha Rao, React Developer, now Shortlisted',
      ),
    );
  });

  it('stays in its column when the question is cancelled', async () => {
    const requests = serveBoard();
    await chooseOnBoard('Cancel');
    expect(changes(requests)).toEqual([]);
    expect(card('Pending')).not.toBeNull();
    expect(card('Shortlisted')).toBeNull();
  });
});
