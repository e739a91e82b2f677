import { useIsMutating, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiClient } from '@niyukt/ui-shared/api/client';
import { useCall } from '../src/lib/useCall';
import { DiscardGuard } from '../src/ui/DiscardGuard';
import ServerState from '../src/ui/ServerState';
import { SubmitButtons } from '../src/ui/SubmitButtons';

const api = new ApiClient({ token: () => null, onSessionEnd: () => undefined });
const user = userEvent.setup({ delay: null });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** Calls as they leave, and what each is answered. */
let calls: { method: string; signal: AbortSignal | undefined; key: string | null }[];
let answer: () => Promise<Response>;

function network(event: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  window.dispatchEvent(new Event(event));
}

beforeEach(() => {
  calls = [];
  answer = async () => Response.json({});
  vi.stubGlobal('fetch', (_path: string, { method = 'GET', signal, headers }: RequestInit) => {
    calls.push({ method, signal: signal ?? undefined, key: new Headers(headers).get('idempotency-key') });
    if (!navigator.onLine) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.race([
      method === 'GET' ? Promise.resolve(Response.json({})) : answer(),
      new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
      ),
    ]);
  });
});

afterEach(() => {
  cleanup();
  network('online');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const writes = (): typeof calls => calls.filter(({ method }) => method !== 'GET');
const reads = (): number => calls.length - writes().length;

function Form({ onClose }: { onClose: () => void }) {
  const call = useCall({
    send: (_, sent) => api.call('POST', '/jobs/create', { body: {}, ...sent }),
    changes: ['jobs'],
  });
  return (
    <DiscardGuard title="Job request" isDirty onClose={onClose}>
      {(leave) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            call.start(undefined, { onSuccess: onClose });
          }}
        >
          <SubmitButtons call={call} onCancel={() => leave(onClose)} />
        </form>
      )}
    </DiscardGuard>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  useQuery({ queryKey: ['jobs'], queryFn: () => api.call('GET', '/jobs/requests') });
  const pending = useIsMutating();
  return isOpen ? <Form onClose={() => setOpen(false)} /> : <p>Closed, {pending} calls kept</p>;
}

async function open(): Promise<void> {
  render(
    <ServerState>
      <Page />
    </ServerState>,
  );
  await waitFor(() => expect(reads()).toBe(1));
}

async function discard(): Promise<void> {
  await user.click(button('Cancel'));
  await user.click(button('Discard changes'));
  await screen.findByText('Closed, 0 calls kept');
}

it('a form that is sent without a network says so at once, and is not sent later, when it was discarded', async () => {
  await open();
  network('offline');
  await user.click(button('Save'));
  await screen.findByText('You are offline. Your changes are kept here and saved when you are back.');
  await discard();
  network('online');
  expect(writes()).toHaveLength(1);
});

it('a form that waited for the network is sent once it is back', async () => {
  await open();
  network('offline');
  await user.click(button('Save'));
  await screen.findByText(/^You are offline. Your changes/);
  network('online');
  await screen.findByText('Closed, 0 calls kept');
});

it('an answer that was lost leaves it open whether it was saved; every try has the same key, and the records are read again', async () => {
  await open();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await user.click(button('Save'));
  await screen.findByText(
    'No answer came, so it is not known whether your changes were saved. They are kept here; you can save again.',
  );
  await waitFor(() => expect(reads()).toBe(2));
  answer = async () => Response.json({});
  await user.click(button('Save'));
  await screen.findByText('Closed, 0 calls kept');
  const [first, second] = writes();
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
});

it('a form that is left while it is sent asks what that means, gives its call up, and the records are read again', async () => {
  await open();
  answer = () => new Promise(() => undefined);
  await user.click(button('Save'));
  await user.click(button('Saving…'));
  expect(writes()).toHaveLength(1);
  await user.click(button('Cancel'));
  await screen.findByText('Your changes are on their way. If you leave now, they may be saved all the same.');
  await user.click(button('Discard changes'));
  await screen.findByText('Closed, 0 calls kept');
  expect(writes()[0]?.signal?.aborted).toBe(true);
  await waitFor(() => expect(reads()).toBe(2));
});

it('a question about leaving goes away when the form was saved meanwhile', async () => {
  let arrive = (_: Response): void => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  await open();
  await user.click(button('Save'));
  await user.click(button('Cancel'));
  await screen.findByText(/^Your changes are on their way/);
  arrive(Response.json({}));
  await screen.findByText('Closed, 0 calls kept');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a part that appears once its read has failed does not read again until somebody asks', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const useRead = () =>
    useQuery({ queryKey: ['jobs'], queryFn: () => api.call('POST', '/jobs/find', { body: {} }), throwOnError: false });
  function Part() {
    const { isError, refetch } = useRead();
    return isError ? <button onClick={() => void refetch()}>Try again</button> : <p>Loading</p>;
  }
  function Page() {
    return useRead().isPending ? <p>Loading</p> : <Part />;
  }
  render(
    <ServerState>
      <Page />
    </ServerState>,
  );
  await screen.findByRole('button', { name: 'Try again' });
  expect(writes()).toHaveLength(1);
  await user.click(button('Try again'));
  await waitFor(() => expect(writes()).toHaveLength(2));
  await screen.findByRole('button', { name: 'Try again' });
  expect(writes()).toHaveLength(2);
});
