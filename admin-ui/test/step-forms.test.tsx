import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { KnownBefore, ShowToCompany } from '../src/recruiting/submissions/StepForms';
import { connectionIn } from './support/connection';
import { closePart, openPart } from './support/part';

const CONNECTION = { ...connectionIn('shortlisted'), share: 'none', reveal: 'none', submitted_at: null };

afterEach(closePart);

it.each([
  ['the profile', ShowToCompany, '/sheet', 'Show to the company'],
  ['the answers', KnownBefore, '/answers', 'Decide'],
])('a form that needs %s says that it could not be read, and tries again', async (_, Form, path, title) => {
  const requests = openPart(<Form record={CONNECTION} onClose={() => undefined} />, '/connections', ({ url }) =>
    url.endsWith(path) ? { status: 503, body: { error: 'Too busy', code: 'server.busy' } } : undefined,
  );
  await screen.findByRole('dialog', { name: title });
  await screen.findByText('Too busy');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(requests.filter(({ url }) => url.endsWith(path)).length).toBeGreaterThan(1));
});
