import { describe, expect, it, vi } from 'vitest';
import { failedForm, failureText } from '../src/kit/providers/http-client';
import { provider, providerSuite } from './support/data-provider';
import { network, recordFetch } from './support/recorded-fetch';

providerSuite();

describe('a failure', () => {
  const read = () => provider.getOne('employees', { id: 1 });

  it('says what the server said', async () => {
    recordFetch(() => ({ status: 500, body: { error: 'The database is away' } }));
    await expect(read()).rejects.toMatchObject({ name: 'HttpError', status: 500, message: 'The database is away' });
  });

  it('names the fields as forms read them', async () => {
    const fields = [
      { field: 'email', message: 'This email is already registered. Please use a different email address.' },
      { field: 'mobile', message: 'Phone number is required' },
    ];
    recordFetch(() => ({ status: 400, body: { error: 'Please correct the marked fields', fields } }));
    await expect(provider.create('admins', { data: {} })).rejects.toMatchObject({
      status: 400,
      message: 'Please correct the marked fields',
      body: { errors: { email: fields[0]?.message, mobile: fields[1]?.message } },
    });
  });

  it('of a call that names fields differently is told under the names of the form', async () => {
    const fields = [
      { field: 'mobile', message: 'Phone number is required' },
      { field: 'email', message: 'Email is required' },
    ];
    recordFetch(() => ({ status: 400, body: { error: 'Please correct the marked fields', fields } }));
    await expect(provider.create('companies', { data: {} })).rejects.toMatchObject({
      body: { errors: { contact_person_phone: 'Phone number is required', contact_email: 'Email is required' } },
    });
  });

  it.each([
    ['no sentence', {}],
    ['an empty sentence', { error: '' }],
    ['no JSON', '<h1>Bad gateway</h1>'],
  ])('with %s is told as one', async (_, body) => {
    recordFetch(() => ({ status: 502, body }));
    await expect(read()).rejects.toMatchObject({ status: 502, message: 'Request failed' });
  });

  it('of a change without a sentence says that it failed', async () => {
    recordFetch(() => ({ status: 500, body: {} }));
    const params = { id: 1, data: { admin_notes: 'Call on Monday' }, previousData: { id: 1 } };
    await expect(provider.update('connections', params)).rejects.toMatchObject({ message: 'Update failed' });
  });

  it('to reach the server has the status 0 and the sentence of the network', async () => {
    recordFetch(() => new TypeError('Failed to fetch'));
    await expect(read()).rejects.toMatchObject({
      name: 'HttpError',
      status: 0,
      message: 'Network error. Please check your connection and try again.',
    });
  });

  it('to get an answer to a change says that it is not known whether it was done', async () => {
    recordFetch(() => new TypeError('Failed to fetch'));
    const params = { id: 1, data: { admin_notes: 'Call on Monday' }, previousData: { id: 1 } };
    await expect(provider.update('connections', params)).rejects.toMatchObject({
      message: 'No answer came, so it is not known whether this was done. Please check before you try again.',
      body: { noAnswer: 'lost' },
    });
  });

  it('of all records of a bulk action, without a network, is told once', async () => {
    network('offline');
    recordFetch();
    const change = provider.updateMany('connections', { ids: [1, 2], data: { placement_status: 'offered' } });
    await expect(change).rejects.toMatchObject({ message: 'You are offline. Please try again when you are back.' });
    network('online');
    vi.restoreAllMocks();
  });

  it.each([
    ['the server’s sentence', { status: 500, body: { error: 'The database is away' } }, 'The database is away'],
    ['the fallback of the call when there is none', { status: 500, body: {} }, 'Failed to delete'],
    [
      'the network when nothing came',
      new TypeError('Failed to fetch'),
      'Network error. Please check your connection and try again.',
    ],
  ])('is told to people with %s', async (_, answer, sentence) => {
    recordFetch(() => answer);
    const error: unknown = await read().catch((refused: unknown) => refused);
    expect(failureText(error, 'Failed to delete')).toBe(sentence);
  });

  it.each([
    ['by the field alone, where the form has it', { mobile: '' }, { mobile: 'This number is taken' }],
    ['as a whole, where it does not', { title: '' }, { root: { failure: 'This number is taken' } }],
  ])('about a field is told %s', async (_, inputs, errors) => {
    const fields = [{ field: 'mobile', message: 'This number is taken' }];
    recordFetch(() => ({ status: 409, body: { error: 'This number is taken', fields } }));
    const error: unknown = await read().catch((refused: unknown) => refused);
    const told = failedForm(error, inputs, 'Update failed');
    expect(told).toMatchObject(errors);
    expect(Object.keys(told).sort()).toEqual([...new Set([...Object.keys(errors), 'root'])].sort());
  });

  it('is none when the caller itself gave up', async () => {
    recordFetch(() => new DOMException('given up', 'AbortError'));
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
  });
});
