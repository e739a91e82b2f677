import { type KeyboardEvent, useRef } from 'react';
import { digitsOnly } from '@niyukt/ui-shared/domain/input';
import { t } from '@niyukt/ui-shared/i18n/translate';

interface CodeBoxesProps {
  legend: string;
  /** The digit of each box, or an empty text. */
  digits: readonly string[];
  onChange: (digits: string[]) => void;
}

/**
 * A code in boxes of one digit. Typing moves on, arrows move, Backspace and Delete clear their box, Backspace in an empty box moves
 * back. Pasted and autofilled digits are spread over the boxes.
 */
export function CodeBoxes({ legend, digits, onChange }: CodeBoxesProps) {
  const group = useRef<HTMLDivElement>(null);
  const last = digits.length - 1;
  const focus = (place: number): void => {
    const box = group.current?.querySelectorAll('input')[Math.max(0, Math.min(place, last))];
    box?.focus();
    box?.select();
  };
  const fill = (place: number, entered: string): void => {
    if (!entered) return;
    // a whole code fills the boxes from the first one, also when it is pasted into another
    const start = entered.length > last ? 0 : place;
    onChange(digits.map((digit, box) => entered[box - start] ?? digit));
    focus(start + entered.length);
  };
  const empty = (place: number): void => onChange(digits.map((digit, box) => (box === place ? '' : digit)));
  const onInput = (place: number, value: string): void => {
    if (value === '') {
      empty(place);
      return;
    }
    const entered = digitsOnly(value, digits.length);
    // typed beside the present digit
    fill(place, entered.length === 2 ? entered.replace(digits[place] ?? '', '') : entered);
  };
  const onKeyDown = (place: number, event: KeyboardEvent): void => {
    const isFilled = digits[place] !== '';
    const actions: Record<string, () => void> = {
      ArrowLeft: () => focus(place - 1),
      ArrowRight: () => focus(place + 1),
      Backspace: () => (isFilled ? empty(place) : focus(place - 1)),
      Delete: () => empty(place),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <fieldset>
      <legend className="mb-3">{legend}</legend>
      <div ref={group} className="grid grid-cols-6 gap-2">
        {digits.map((digit, index) => (
          <input
            key={index}
            data-first-focus={index === 0 || undefined}
            aria-label={t('code.digit', { n: index + 1 })}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            value={digit}
            onChange={(event) => onInput(index, event.target.value)}
            onKeyDown={(event) => onKeyDown(index, event)}
            onPaste={(event) => {
              event.preventDefault();
              fill(index, digitsOnly(event.clipboardData.getData('text'), digits.length));
            }}
            onFocus={(event) => event.target.select()}
            className="h-[2.55em] w-full min-w-0 rounded-control border border-control bg-surface text-center text-title font-bold tabular-nums"
          />
        ))}
      </div>
    </fieldset>
  );
}
