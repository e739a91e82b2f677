import { lettersAndSpaces, nationalNumber, withMobilePrefix } from '@niyukt/ui-shared/domain/input';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { filtered } from '../src/components/filtered';
import { TextField } from '../src/components/TextField';

function Form({ mobile }: { mobile: string }) {
  const form = useForm({ defaultValues: { mobile, phone: '', name: '' } });
  const { mobile: typed } = form.watch();
  return (
    <>
      <TextField label="Mobile" {...filtered(form.register('mobile'), withMobilePrefix)} />
      <TextField label="Phone" {...filtered(form.register('phone'), nationalNumber)} />
      <TextField label="Name" {...filtered(form.register('name'), lettersAndSpaces)} />
      <output>{typed}</output>
    </>
  );
}

const user = userEvent.setup();
const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
/** What stands in the field, with `|` where the caret is. */
function standing(label: string): string {
  const { value, selectionStart } = field(label);
  const caret = selectionStart ?? value.length;
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}
async function at(label: string, caret: number): Promise<void> {
  await user.click(field(label));
  field(label).setSelectionRange(caret, caret);
}

afterEach(cleanup);

describe('a mobile number with its +91', () => {
  it('takes ten digits and drops the rest, and the form has what stands there', async () => {
    render(<Form mobile="+91" />);
    await at('Mobile', 3);
    await user.keyboard('98-76x5432101234');
    expect(standing('Mobile')).toBe('+919876543210|');
    expect(screen.getByRole('status').textContent).toBe('+919876543210');
  });

  it('keeps its prefix when something is deleted or typed inside it, and the caret where it was', async () => {
    render(<Form mobile="+919876543210" />);
    await at('Mobile', 3);
    await user.keyboard('{Backspace}');
    expect(standing('Mobile')).toBe('+91|9876543210');
    await at('Mobile', 1);
    await user.keyboard('5');
    expect(standing('Mobile')).toBe('+|919876543210');
  });

  it('takes no eleventh digit in its middle, and the caret stays', async () => {
    render(<Form mobile="+919876543210" />);
    await at('Mobile', 6);
    await user.keyboard('5');
    expect(standing('Mobile')).toBe('+91987|6543210');
  });

  it.each(['+91 98765 43210', '098765 43210', '9876543210', '91-9876543210'])('takes %s pasted', async (pasted) => {
    render(<Form mobile="+91" />);
    await user.click(field('Mobile'));
    field('Mobile').select();
    await user.paste(pasted);
    expect(field('Mobile').value).toBe('+919876543210');
  });
});

describe('other fields', () => {
  it('a phone number loses a prefix that is pasted with it', async () => {
    render(<Form mobile="+91" />);
    await user.click(field('Phone'));
    await user.paste('+91 98123-45670');
    expect(field('Phone').value).toBe('9812345670');
  });

  it('a name takes letters of any script, and the caret stays behind what was typed', async () => {
    render(<Form mobile="+91" />);
    await user.click(field('Name'));
    await user.keyboard('Aha 2ராவ்!');
    expect(field('Name').value).toBe('Aha ராவ்');
    await at('Name', 1);
    await user.keyboard('7s');
    expect(standing('Name')).toBe('As|ha ராவ்');
  });
});
