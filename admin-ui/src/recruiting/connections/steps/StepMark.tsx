import type { ConnectionSteps } from '@niyukt/ui-shared/api/types';
import { t } from '../../../texts/console';
import './steps.css';

type OneStep = ConnectionSteps['steps'][number];

/** A tick, a full dot, an empty ring, or a dash. */
const MARKS: Readonly<Record<OneStep['state'], string>> = {
  done: 'm4.5 8.4 2.4 2.4 4.6-5',
  present: 'M8 5a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z',
  to_come: '',
  passed_over: 'M5 8h6',
};

/** The state of a step for the eye; words say it, too. */
export function StepMark({ state }: { state: OneStep['state'] }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`step-mark is-${state}`}>
      <circle cx="8" cy="8" r="7" />
      <path d={MARKS[state]} />
    </svg>
  );
}

export const stepStateText = ({ state }: OneStep): string => t(`step.state.${state}`);
