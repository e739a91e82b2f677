import { digitsOnly } from '@niyukt/ui-shared/domain/input';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { useRef, type KeyboardEvent } from 'react';

interface CodeBoxesProps {
  legend: string;
  length: number;
  /** The digits so far; boxes fill from the left. */
  code: string;
  onChange: (code: string) => void;
}

/**
 * A code in single-digit boxes. Typing moves on, Backspace on an empty box moves back, arrows move, and a whole code that is pasted or
 * filled in by the browser spreads over all boxes.
 */
export function CodeBoxes({ legend, length, code, onChange }: CodeBoxesProps) {
  const group = useRef<HTMLDivElement>(null);
  const focus = (index: number): void => {
    const boxes = group.current?.querySelectorAll('input');
    boxes?.[Math.max(0, Math.min(index, length - 1))]?.select();
    boxes?.[Math.max(0, Math.min(index, length - 1))]?.focus();
  };
  const enter = (index: number, typed: string): void => {
    const digits = digitsOnly(typed, length);
    if (!digits) return;
    const start = Math.min(index, code.length);
    const isWhole = digits.length === length;
    const next = isWhole ? digits : (code.slice(0, start) + digits.slice(-1) + code.slice(start + 1)).slice(0, length);
    onChange(next);
    focus(isWhole ? length - 1 : start + 1);
  };
  const onKeyDown = (index: number, event: KeyboardEvent): void => {
    const moves: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1 };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focus(target);
    }
    if (event.key !== 'Backspace') return;
    event.preventDefault();
    const place = code[index] === undefined ? index - 1 : index;
    onChange(code.slice(0, Math.max(0, place)) + code.slice(place + 1));
    focus(place);
  };
  return (
    <fieldset>
      <legend className="mb-3">{legend}</legend>
      <div ref={group} className="grid grid-cols-6 gap-2">
        {Array.from({ length }, (_, index) => (
          <input
            key={index}
            aria-label={t('code.digit', { n: index + 1 })}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            value={code[index] ?? ''}
            onChange={(event) => enter(index, event.target.value)}
            onKeyDown={(event) => onKeyDown(index, event)}
            onPaste={(event) => {
              event.preventDefault();
              enter(index, event.clipboardData.getData('text'));
            }}
            onFocus={(event) => event.target.select()}
            className="h-14 w-full min-w-0 rounded-control border border-control bg-surface text-center text-title font-bold tabular-nums"
          />
        ))}
      </div>
    </fieldset>
  );
}
