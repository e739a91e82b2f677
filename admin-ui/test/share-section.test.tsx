import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import ShareSection from '../src/recruiting/submissions/ShareSection';
import { connectionIn } from './support/connection';
import { closePart, openPart } from './support/part';
import { type Answer, type Sent } from './support/recorded-fetch';

const CONNECTION = { ...connectionIn('shortlisted'), share: 'none', reveal: 'none', submitted_at: null };
const SHEET = {
  connection_id: 9,
  display_name: 'Asha R.',
  headline: null,
  note: null,
  show_salary: false,
  resume_text: null,
  is_proposed: true,
  confirmed: false,
  version: 1,
  found: [],
  obstacles: [],
  to_confirm: [],
  consent: true,
  waits_until: null,
  share_changed_at: null,
  share_reason: null,
  share_changed_by: null,
  original_file: false,
};
const BUSY: Answer = { status: 503, body: { error: 'Too busy', code: 'server.busy' } };

const user = userEvent.setup({ delay: null });
const press = async (name: string): Promise<void> => user.click(await screen.findByRole('button', { name }));

let sheet: object;
/** What changes are answered. */
let answer: () => Answer;

beforeEach(() => {
  sheet = SHEET;
});
afterEach(closePart);

/** The section of a drawer whose record is not read again. */
function open(): Sent[] {
  return openPart(
    <ResourceContextProvider value="connections">
      <RecordContextProvider value={CONNECTION}>
        <ShareSection />
      </RecordContextProvider>
    </ResourceContextProvider>,
    '/connections/9/show',
    ({ method, url }) => {
      if (method !== 'GET') return answer();
      if (url.endsWith('/sheet')) return { body: sheet };
      return url.endsWith('/sheet/proposal') ? { body: { resume_text: null, removed: [] } } : undefined;
    },
  );
}

it.each([
  ['submitted', 'Submitted to Sahyadri Software'],
  ['waiting', 'Asha Rao is asked first, by mail'],
])('who is %s cannot be submitted once more, before the drawer reads the connection anew', async (share, text) => {
  open();
  answer = () => ({ status: 201, body: { ...CONNECTION, share, submitted_at: '2026-11-24T06:00:00.000Z' } });
  await press('Show to the company');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Show to the company' }));
  await screen.findByText(text);
  await screen.findByRole('button', { name: 'Withdraw' });
  expect(screen.queryByRole('button', { name: 'Show to the company' })).toBeNull();
});

it('a sheet that was saved although the server gave up waiting is saved', async () => {
  const requests = open();
  await press('Edit the profile');
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), 'Six years of React');
  answer = () => {
    sheet = { ...SHEET, headline: 'Six years of React', version: 2 };
    return BUSY;
  };
  await press('Save');
  await screen.findByText('Profile saved');
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('a sheet that was not saved says so, and what was typed stays', async () => {
  open();
  await press('Edit the profile');
  const headline = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Headline' });
  await user.type(headline, 'Six years of React');
  answer = () => BUSY;
  await press('Save');
  await screen.findByText('Too busy');
  expect(headline.value).toBe('Six years of React');
});
