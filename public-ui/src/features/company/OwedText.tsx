import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import type { Owed } from './ledger-queries';

/** What the company owes, and how much of it is overdue. */
export function OwedText({ owed: { outstanding, overdue } }: { owed: Owed }) {
  if (!outstanding) return t('portal.owesNothing');
  return (
    <>
      <span className="font-semibold">{t('portal.owes', { amount: plainMoneyText(outstanding) })}</span>
      {overdue > 0 && (
        <span className="font-semibold text-danger">
          {' '}
          · {t('portal.owesOverdue', { amount: plainMoneyText(overdue) })}
        </span>
      )}
    </>
  );
}
