import { cleanup, configure, render } from '@testing-library/react';
import { vi } from 'vitest';
import { Console } from '../../src/app/Console';
import { queryClient } from '../../src/platform/providers/query-client';
import { recordFetch, type Answer, type Sent } from './recorded-fetch';
import { staffOf, storeSession } from './staff';

const PATIENCE_MILLISECONDS = 30_000;

// parts of the console are loaded when they are needed, which takes a moment on a busy machine
configure({ asyncUtilTimeout: PATIENCE_MILLISECONDS, defaultHidden: true });
vi.setConfig({ testTimeout: 2 * PATIENCE_MILLISECONDS });

/** A page of a list, as the API answers it. */
export const listOf = (resource: string, rows: readonly object[]): Answer => ({
  body: rows,
  headers: { 'Content-Range': `${resource} 0-${Math.max(0, rows.length - 1)}/${rows.length}` },
});

/**
 * Shows the whole console at a path to an admin; only the network is answered.
 * @param answerTo what the server answers; nothing stands for an empty list
 * @returns the requests as they come in
 */
export function openConsole(path: string, answerTo: (sent: Sent) => Answer | undefined): Sent[] {
  storeSession();
  window.history.replaceState(null, '', `/admin-dashboard${path}`);
  const requests = recordFetch((sent) => answerTo(sent) ?? listOf('records', []));
  render(<Console staff={staffOf('super_admin')} />);
  return requests;
}

/** Leaves nothing of it for the next test. */
export function closeConsole(): void {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
}
