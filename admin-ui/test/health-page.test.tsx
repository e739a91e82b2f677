import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, HttpError, memoryStore, testDataProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HealthCheck, HealthReport } from '@niyukt/ui-shared/api/types';
import HealthPage from '../src/office/health/HealthPage';

const user = userEvent.setup({ delay: null });
const NOON = '2026-11-20T06:30:00.000Z';

const check = (
  name: HealthCheck['name'],
  state: HealthCheck['state'],
  more: Partial<HealthCheck> = {},
): HealthCheck => ({
  name,
  state,
  count: null,
  moment: null,
  ...more,
});

const reportOf = (...checks: HealthCheck[]): HealthReport => ({ version: '1.4.0', checked_at: NOON, checks });

function open(getHealth: () => Promise<HealthReport>): void {
  render(
    <AdminContext
      store={memoryStore()}
      dataProvider={{ ...testDataProvider(), getHealth }}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <HealthPage />
    </AdminContext>,
  );
}

const texts = async (): Promise<string[]> =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

afterEach(cleanup);

describe('the page Health', () => {
  it('is green when all is well, and says what was looked at', async () => {
    open(() =>
      Promise.resolve(
        reportOf(
          check('resumes', 'well', { count: 0 }),
          check('exports', 'well', { count: 2, moment: NOON }),
          check('backup', 'well', { moment: NOON }),
          check('disk', 'well', { count: 69 }),
        ),
      ),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('All is well');
    expect(await texts()).toEqual([
      'WellReading resumesEvery resume is read.',
      expect.stringMatching(/^WellExports2 are being made\. The oldest waits since 20 Nov 2026/),
      expect.stringMatching(/^WellBackupThe last one was made 20 Nov 2026/),
      'WellDisk69 % of the disk is free.',
    ]);
  });

  it('says what to do, most urgent first', async () => {
    open(() =>
      Promise.resolve(
        reportOf(
          check('resumes', 'well', { count: 0 }),
          check('site_certificate', 'unknown'),
          check('imports', 'attention', { count: 1 }),
          check('backup', 'attention'),
          check('erased_file', 'attention', { moment: NOON }),
        ),
      ),
    );
    expect((await screen.findByRole('alert')).textContent).toBe('3 things need you');
    expect(await texts()).toEqual([
      expect.stringMatching(/^To doImportsAn import stopped .* press "Try Again"/),
      expect.stringMatching(/^To doBackupNone was made of this database so far\./),
      expect.stringMatching(/^To doFile of erased peopleIt could not be written since 20 Nov 2026.*ERASED_FOLDER/),
      expect.stringMatching(/^Not knownCertificate of the siteThe site could not be reached/),
      expect.stringMatching(/^Well/),
    ]);
  });

  it('says that it could not be loaded, and tries again', async () => {
    const getHealth = vi.fn(() => Promise.reject<HealthReport>(new HttpError('The service is not available', 400)));
    open(getHealth);
    expect((await screen.findByRole('alert')).textContent).toContain('The state of the product could not be loaded');
    getHealth.mockImplementation(() => Promise.resolve(reportOf(check('mails', 'well', { count: 0 }))));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await texts()).toEqual(['WellOutgoing mailEvery mail has left.']);
  });
});
