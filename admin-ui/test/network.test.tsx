import { readdirSync, readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmployeeDrawer } from '../src/employees/EmployeeDrawer';
import { queryClient } from '../src/kit/providers/query-client';
import NotesSection from '../src/recruiting/notes/NotesSection';
import TimelinePart from '../src/recruiting/timeline/TimelinePart';
import { closePart, openPart } from './support/part';
import { type Answer, network, NO_ANSWER, type Sent } from './support/recorded-fetch';

const OFFLINE = 'You are offline. Your changes are kept here; save again when you are back.';
const LOST =
  'No answer came, so it is not known whether your changes were saved. They are kept here; you can save again.';
const EMPLOYEE = {
  id: 3,
  employee_id: 3,
  full_name: 'Asha Rao',
  blocked_companies: [],
  email: 'asha@example.in',
  phone: '+919876543210',
  qualification: 'B.A.',
  skills: '[]',
  status: 'Available',
  created_at: '2026-01-05T06:00:00.000Z',
  version: 1,
};

const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
const press = async (name: string | RegExp): Promise<void> => user.click(await button(name));

let requests: Sent[];
/** What changes are answered. */
let answer: () => Answer;

beforeEach(() => {
  answer = () => ({});
});

afterEach(() => {
  network('online');
  vi.restoreAllMocks();
  closePart();
});

const changes = (): Sent[] => requests.filter(({ method }) => method !== 'GET');
const reads = (words: string): number =>
  requests.filter(({ method, url }) => method === 'GET' && url.includes(words)).length;
/** Calls that wait for anything: there are none that wait for the network. */
const pending = (): number =>
  queryClient
    .getMutationCache()
    .getAll()
    .filter(({ state }) => state.status === 'pending').length;

describe('a form that edits', () => {
  let employee: object;

  /** Opens the form, and types another qualification. */
  async function edit(): Promise<void> {
    employee = EMPLOYEE;
    requests = openPart(<EmployeeDrawer path="/employees" />, '/employees/3/edit', ({ method, url }) => {
      if (method !== 'GET') return answer();
      return url.endsWith('/employees/3') ? { body: employee } : undefined;
    });
    const field = await screen.findByRole('textbox', { name: 'Qualification' });
    await user.clear(field);
    await user.type(field, 'M.Phil.');
  }
  const typed = (): string => screen.getByRole<HTMLInputElement>('textbox', { name: 'Qualification' }).value;

  it('says without a network at once that it is offline, beside it; what is discarded is not sent afterwards', async () => {
    await edit();
    act(() => network('offline'));
    await press('Save');
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(alert.textContent).toBe(OFFLINE);
    expect([typed(), pending()]).toEqual(['M.Phil.', 0]);
    await press('Cancel');
    await press('Discard changes');
    await button('Edit');
    const before = reads('/employees/3');
    act(() => network('online'));
    await waitFor(() => expect(reads('/employees/3')).toBeGreaterThan(before));
    expect(changes()).toHaveLength(1);
  });

  it('is saved by the same button when the network is back', async () => {
    await edit();
    act(() => network('offline'));
    await press('Save');
    await screen.findByText(OFFLINE);
    act(() => network('online'));
    await screen.findByText('You are online again. Your changes are kept here and are not saved yet.');
    await press('Save');
    await screen.findByText('Employee updated');
  });

  it.each<[string, Answer]>([
    ['was lost', new TypeError('Failed to fetch')],
    ['is that the server waits no longer', { status: 503, body: { error: 'Too busy', code: 'server.busy' } }],
  ])('whose answer %s reads the record again: it was saved', async (_, unclear) => {
    await edit();
    answer = () => {
      employee = { ...EMPLOYEE, qualification: 'M.Phil.', version: 2 };
      return unclear;
    };
    await press('Save');
    await screen.findByText('Employee updated');
    expect(changes()).toHaveLength(1);
  });

  it('whose answer was lost says that it is not known whether it was saved, where that cannot be read', async () => {
    await edit();
    answer = () => new TypeError('Failed to fetch');
    await press('Save');
    await screen.findByText(LOST);
    expect(typed()).toBe('M.Phil.');
  });

  it('that is left while it is sent gives its call up, says so, and the record is read again', async () => {
    await edit();
    answer = () => NO_ANSWER;
    await press('Save');
    await button('Saving…');
    await press('Cancel');
    await press('Discard changes');
    await screen.findByText('You left before an answer came, so your changes may be saved all the same. Please look.');
    expect(pending()).toBe(0);
  });
});

describe('a form that adds', () => {
  it('sends the same key with every try, and reads the history again when an answer was lost', async () => {
    requests = openPart(
      <ResourceContextProvider value="connections">
        <RecordContextProvider value={{ id: 9 }}>
          <NotesSection />
          <TimelinePart />
        </RecordContextProvider>
      </ResourceContextProvider>,
      '/connections/9/show',
      ({ method, url }) => {
        if (method !== 'GET') return answer();
        return url.includes('/timeline') ? { body: { entries: [], before: null } } : undefined;
      },
    );
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Prefers mornings.');
    answer = () => new TypeError('Failed to fetch');
    const before = reads('/timeline');
    await press('Add note');
    await screen.findByText(LOST);
    await waitFor(() => expect(reads('/timeline')).toBeGreaterThan(before));
    answer = () => ({});
    await press('Add note');
    await screen.findByText('Note added successfully');
    const keys = changes().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });
});

it('each form of the console says beside it that its call got no answer', () => {
  const paths = readdirSync('admin-ui/src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  const files = paths.map((path) => ({ path, text: readFileSync(`admin-ui/src/${path}`, 'utf8') }));
  const forms = files.filter(({ text }) => /^import \{[^}]*\bForm\b[^}]*\} from 'react-admin'/ms.test(text));
  expect(forms.length).toBeGreaterThan(5);
  expect(forms.filter(({ text }) => !/<(UnsentAlert|FormButtons)\b/.test(text)).map(({ path }) => path)).toEqual([]);
});
