import { Button } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { type ConsoleTextKey, t } from '../../../texts/console';
import { namedPeriodText, type Period } from '../parts/times';

const QUARTER = 15;
const DAY = 24 * 60;
const MINUTE = 60_000;

const after = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * MINUTE).toISOString();
const moved = ({ starts_at, ends_at }: Period, minutes: number): Period => ({
  starts_at: after(starts_at, minutes),
  ends_at: after(ends_at, minutes),
});
/** An end stays after its start. */
function resized({ starts_at, ends_at }: Period, minutes: number): Period {
  const end = after(ends_at, minutes);
  return { starts_at, ends_at: Date.parse(end) > Date.parse(starts_at) ? end : ends_at };
}

type Step = (period: Period) => Period;

const STEPS: readonly [key: string, isShifted: boolean, label: ConsoleTextKey, step: Step][] = [
  ['ArrowUp', false, 'interview.quarterEarlier', (period) => moved(period, -QUARTER)],
  ['ArrowDown', false, 'interview.quarterLater', (period) => moved(period, QUARTER)],
  ['ArrowLeft', false, 'interview.dayEarlier', (period) => moved(period, -DAY)],
  ['ArrowRight', false, 'interview.dayLater', (period) => moved(period, DAY)],
  ['ArrowUp', true, 'interview.shorter', (period) => resized(period, -QUARTER)],
  ['ArrowDown', true, 'interview.longer', (period) => resized(period, QUARTER)],
];

interface MoveBarProps {
  interview: Interview;
  period: Period;
  onChange: (period: Period) => void;
  onSave: () => void;
  onLeave: () => void;
}

/** Moves an interview without a mouse: by keys, or by buttons that do the same. It has the focus as long as it stands there. */
export function MoveBar({ interview, period, onChange, onSave, onLeave }: MoveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const press = (event: KeyboardEvent): void => {
    const found = STEPS.find(([key, isShifted]) => key === event.key && isShifted === event.shiftKey);
    const isSave = event.key === 'Enter' && event.target === bar.current;
    if (!found && !isSave && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (found) onChange(found[3](period));
    else if (isSave) onSave();
    else onLeave();
  };
  const title = t('interview.moving', { name: interview.employee_name });
  return (
    <div ref={bar} className="move-bar no-print" role="group" aria-label={title} tabIndex={-1} onKeyDown={press}>
      <div className="move-bar-text">
        <strong>{title}</strong>
        <span role="status">{namedPeriodText(period)}</span>
        <span className="move-bar-hint">{t('interview.moveKeys')}</span>
      </div>
      <div className="move-bar-buttons">
        {STEPS.map(([, , label, step]) => (
          <Button key={label} size="small" variant="outlined" color="inherit" onClick={() => onChange(step(period))}>
            {t(label)}
          </Button>
        ))}
        <Button size="small" onClick={onLeave}>
          {t('action.cancel')}
        </Button>
        <Button size="small" variant="contained" onClick={onSave}>
          {t('action.save')}
        </Button>
      </div>
    </div>
  );
}
