import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../src/app/App';

const PATIENCE = { timeout: 60_000 };
const user = userEvent.setup({ delay: null });
const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

/** What stands in the field, with `|` where the caret is. */
function standing(label: string): string {
  const { value, selectionStart } = field(label);
  const caret = selectionStart ?? value.length;
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

async function goTo(label: string, caret: number): Promise<void> {
  await user.click(field(label));
  field(label).setSelectionRange(caret, caret);
}

async function clear(label: string): Promise<void> {
  await user.click(field(label));
  field(label).select();
  await user.keyboard('{Delete}');
}

/** Opens the real registration page; the server has nothing to say. */
async function register(role: 'Employee' | 'Employer'): Promise<void> {
  render(<App />);
  await user.click(await screen.findByRole('radio', { name: new RegExp(role) }, PATIENCE));
}

beforeEach(() => {
  vi.setConfig({ testTimeout: 30_000 });
  vi.stubGlobal('fetch', async () => new Response('{}'));
  window.history.replaceState(null, '', '/register');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(['Employee', 'Employer'] as const)('the mobile number of an %s', (role) => {
  const MOBILE = 'Mobile number';
  beforeEach(() => register(role));

  it('begins with +91, takes ten digits and drops the rest', async () => {
    expect(field(MOBILE).value).toBe('+91');
    await goTo(MOBILE, 3);
    await user.keyboard('98a76-5 432101234');
    expect(standing(MOBILE)).toBe('+919876543210|');
  });

  it('keeps its prefix, and the caret where it was, when something is deleted or typed inside it', async () => {
    await goTo(MOBILE, 3);
    await user.keyboard('9876543210');
    await goTo(MOBILE, 3);
    await user.keyboard('{Backspace}');
    expect(field(MOBILE).value).toBe('+919876543210');
    await goTo(MOBILE, 0);
    await user.keyboard('{Delete}');
    expect(field(MOBILE).value).toBe('+919876543210');
    await goTo(MOBILE, 1);
    await user.keyboard('5');
    expect(standing(MOBILE)).toBe('+|919876543210');
    await clear(MOBILE);
    expect(field(MOBILE).value).toBe('+91');
  });

  it('takes no eleventh digit in its middle, and the caret stays', async () => {
    await goTo(MOBILE, 3);
    await user.keyboard('9876543210');
    await goTo(MOBILE, 6);
    await user.keyboard('5');
    expect(standing(MOBILE)).toBe('+91987|6543210');
  });

  it('takes a whole number, however it is pasted', async () => {
    for (const pasted of ['098765 43210', '+91 98765-43210', '9876543210', '919876543210']) {
      await user.click(field(MOBILE));
      field(MOBILE).select();
      await user.paste(pasted);
      expect([pasted, field(MOBILE).value]).toEqual([pasted, '+919876543210']);
      await clear(MOBILE);
      await goTo(MOBILE, 3);
      await user.paste(pasted);
      expect([pasted, field(MOBILE).value]).toEqual([pasted, '+919876543210']);
    }
  });
});

describe.each([
  ['Employee', 'Full name'],
  ['Employer', 'Contact person name'],
] as const)('the name of an %s', (role, label) => {
  beforeEach(() => register(role));

  it('takes letters of any script and spaces, typed or pasted; a dot or hyphen becomes a space', async () => {
    await user.click(field(label));
    await user.keyboard('R2avi_ M3enon.');
    expect(field(label).value).toBe('Ravi Menon ');
    await user.clear(field(label));
    await user.paste('Dr. ராவ்-Rao 2nd');
    expect(field(label).value).toBe('Dr ராவ் Rao nd');
  });

  it('keeps the caret behind what was typed', async () => {
    await user.click(field(label));
    await user.keyboard('Aha');
    await goTo(label, 1);
    await user.keyboard('7s');
    expect(standing(label)).toBe('As|ha');
  });
});

describe.each(['Employee', 'Employer'] as const)('the empty form of an %s', (role) => {
  it('says what is wrong in the order of its fields', async () => {
    await register(role);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const links = await within(await screen.findByRole('alert')).findAllByRole('link');
    expect(links.length).toBeGreaterThan(5);
    const fields: Element[] = [];
    for (const link of links) {
      await user.click(link);
      fields.push(document.activeElement ?? document.body);
    }
    expect(fields).toEqual(
      [...document.querySelectorAll('form :is(input,select)')].filter((one) => fields.includes(one)),
    );
    expect(new Set(fields).size).toBe(links.length);
  });
});
