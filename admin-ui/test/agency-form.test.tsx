import '../src/texts/ledger';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { AgencySettings } from '@niyukt/ui-shared/api/types';
import { AgencyForm } from '../src/office/settings/AgencyForm';
import { partAt } from '../src/office/settings/settings-pages';
import { closePart, openPart } from './support/part';

const user = userEvent.setup({ delay: null });
const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

function open(settings: Partial<AgencySettings>): void {
  const part = partAt('/settings');
  openPart(<AgencyForm part={part} settings={settings as AgencySettings} />, part.path, () => undefined);
}

afterEach(closePart);

describe('the name people know', () => {
  it.each([
    ['Teen Log Staffing LLP', 'Teen Log Staffing'],
    ['Sahyadri Talent Pvt. Ltd.', 'Sahyadri Talent'],
    ['Kaveri Private Ltd', 'Kaveri'],
    ['Kaveri (P) Ltd.', 'Kaveri'],
    ['Kaveri (OPC) Private Limited', 'Kaveri'],
    ['Kaveri Pvt.Ltd.', 'Kaveri'],
    ['Kaveri Limited.', 'Kaveri'],
  ])('of %s is %s, until another one is typed', async (legalName, name) => {
    open({});
    await user.type(await input('Legal name'), legalName);
    expect((await input('Name people know')).value).toBe(name);
    await user.clear(await input('Name people know'));
    await user.type(await input('Name people know'), 'Trilog');
    await user.type(await input('Legal name'), ' India');
    expect((await input('Name people know')).value).toBe('Trilog');
  });

  it('of an agency that has a legal name stays empty', async () => {
    open({ legal_name: 'Teen Log Staffing LLP', known_as: null });
    await user.type(await input('Legal name'), ' India');
    expect((await input('Name people know')).value).toBe('');
  });
});
