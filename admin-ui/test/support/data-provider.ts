import '../../src/app/resources';
import { afterEach, beforeEach, vi } from 'vitest';
import { dataProviderFor } from '../../src/kit/providers/data-provider';
import { staffOf, storeSession } from './staff';

export const provider = dataProviderFor(staffOf('admin'));
export const superProvider = dataProviderFor(staffOf('super_admin'));

/** Each test of the file is made by somebody who is logged in, and leaves nothing behind. */
export function providerSuite(): void {
  beforeEach(() => storeSession());

  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
}
