import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Reminded } from '@niyukt/ui-shared/api/types';
import { failureText } from '../../../kit/providers/http-client';
import { useConfirm } from '../../../kit/records/ConfirmProvider';
import { t } from '../../../texts/console';
import type { TaskProvider } from '../calls';

const REASONS = ['mailed_lately', 'switched_off', 'company_gone', 'reverted'] as const;

/** How many are left out, and why: a sentence for each reason. */
const leftOut = (counts: Reminded): string[] =>
  REASONS.filter((reason) => counts[reason] > 0).map((reason) => t(`remind.${reason}`, { count: counts[reason] }));

/** Reminds companies of overdue invoices: of all, after asking with the number, or of one. */
export function useRemind(): { remindAll: () => void; remind: (invoiceId: number) => void; isBusy: boolean } {
  const dataProvider = useDataProvider<TaskProvider>();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify(failureText(error, t('remind.failed')), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const send = async (invoiceId?: number): Promise<void> => {
    const counts = await dataProvider.remind(invoiceId);
    const { reminded } = counts;
    const said = reminded ? t('remind.sent', { count: reminded }) : t('remind.sentNone');
    notify([said, ...leftOut(counts)].join(' '), { type: reminded ? 'success' : 'info' });
    refresh();
  };
  const askAndSend = async (): Promise<void> => {
    const counts = await dataProvider.getReminded();
    const { reminded } = counts;
    const isNobody = reminded === 0;
    const isConfirmed = await confirm({
      title: isNobody ? t('remind.nobody') : t('remind.title', { count: reminded }),
      text: isNobody ? t('remind.nobodyText') : t('remind.text'),
      details: leftOut(counts),
      confirmLabel: isNobody ? t('remind.understood') : t('remind.confirm', { count: reminded }),
      isReport: isNobody,
    });
    if (isConfirmed && !isNobody) await send();
  };
  return { remindAll: () => void whileBusy(askAndSend), remind: (id) => void whileBusy(() => send(id)), isBusy };
}
