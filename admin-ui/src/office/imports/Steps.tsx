import type { Import } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { phaseOf } from './import-words';

const STEPS = ['import.file', 'import.step.columns', 'import.step.check', 'import.step.run'] as const;

/** How many steps are done. */
const DONE: Readonly<Record<Import['state'], number>> = {
  checking: 2,
  checked: 3,
  running: 3,
  done: 4,
  undoing: 4,
  undone: 4,
  failed: 2,
};

/** The steps of an import, and which one it is at. */
export function Steps({ row }: { row: Import }) {
  const done = DONE[phaseOf(row)];
  return (
    <ol className="import-steps" aria-label={t('import.steps')}>
      {STEPS.map((step, place) => (
        <li key={step} className={place < done ? 'is-done' : ''} aria-current={place === done ? 'step' : undefined}>
          <span aria-hidden="true">{place < done ? '✓' : place + 1}</span>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
