import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodeBoxes } from '../src/ui/CodeBoxes';

function Code() {
  const [digits, setDigits] = useState(['', '', '', '', '', '']);
  return <CodeBoxes legend="Enter the code" digits={digits} onChange={setDigits} />;
}

const user = userEvent.setup({ delay: null });
const box = (n: number): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(`Digit ${n} of 6`);
/** The digits as they stand, `_` for an empty box. */
const code = (): string => [1, 2, 3, 4, 5, 6].map((n) => box(n).value || '_').join('');
const focused = (): number => [1, 2, 3, 4, 5, 6].find((n) => box(n) === document.activeElement) ?? 0;

beforeEach(() => {
  render(<Code />);
});
afterEach(cleanup);

describe('the boxes of a code', () => {
  it('take one digit each, move on, and take nothing else', async () => {
    await user.click(box(1));
    await user.keyboard('1a2');
    expect([code(), focused()]).toEqual(['12____', 3]);
    await user.keyboard('3456');
    expect([code(), focused()]).toEqual(['123456', 6]);
  });

  it('are moved through by the arrow keys, and not beyond the ends', async () => {
    await user.click(box(1));
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe(1);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe(3);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe(6);
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe(5);
  });

  it('are emptied where Backspace or Delete is pressed; the other digits stay in their boxes', async () => {
    await user.click(box(1));
    await user.keyboard('123456');
    await user.click(box(3));
    await user.keyboard('{Backspace}');
    expect([code(), focused()]).toEqual(['12_456', 3]);
    await user.keyboard('9');
    expect(code()).toBe('129456');
    await user.click(box(2));
    await user.keyboard('{Delete}');
    expect([code(), focused()]).toEqual(['1_9456', 2]);
  });

  it('lead back with Backspace in an empty box, which empties nothing', async () => {
    await user.click(box(1));
    await user.keyboard('12');
    await user.keyboard('{Backspace}');
    expect([code(), focused()]).toEqual(['12____', 2]);
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect([code(), focused()]).toEqual(['______', 1]);
  });

  it('take a digit in the place of the one that stands there, on either side of it', async () => {
    await user.click(box(1));
    await user.keyboard('123456');
    await user.click(box(4));
    box(4).setSelectionRange(1, 1);
    await user.keyboard('0');
    expect([code(), focused()]).toEqual(['123056', 5]);
    await user.click(box(4));
    box(4).setSelectionRange(0, 0);
    await user.keyboard('7');
    expect(code()).toBe('123756');
  });

  it('take what is pasted from the box on, and drop what is too much', async () => {
    await user.click(box(3));
    await user.paste('12');
    expect([code(), focused()]).toEqual(['__12__', 5]);
    await user.paste('789');
    expect(code()).toBe('__1278');
  });

  it('take a whole code from the first box on, wherever it is pasted and whatever stands around it', async () => {
    await user.click(box(4));
    await user.paste('Your OTP is 654-321.');
    expect([code(), focused()]).toEqual(['654321', 6]);
  });

  it('stay as they are when no digit is pasted', async () => {
    await user.click(box(1));
    await user.keyboard('12');
    await user.paste('no code');
    expect(code()).toBe('12____');
  });

  it('let the browser fill in the code of a message', () => {
    expect(box(1).autocomplete).toBe('one-time-code');
    expect([2, 3, 4, 5, 6].map((n) => box(n).autocomplete)).toEqual(['off', 'off', 'off', 'off', 'off']);
  });
});
