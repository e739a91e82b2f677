import { useDataProvider, useNotify } from 'react-admin';
import type { Reminded, TaskGroup, TaskLine } from '@niyukt/ui-shared/api/types';
import { codeOf } from '../../../kit/providers/http-client';
import { useConfirm } from '../../../kit/records/ConfirmProvider';
import { useCall } from '../../../kit/records/useCall';
import type { ConnectionProvider } from '../../../recruiting/connections/parts/calls';
import { t } from '../../../texts/console';
import type { TaskProvider } from '../calls';

const REASONS = ['mailed_lately', 'switched_off', 'company_gone', 'reverted'] as const;

/** Why nobody is reminded of a connection: somebody was lately, or is waited for no more. */
const NOT_NOW: ReadonlySet<string> = new Set(['submission.reminded_lately', 'submission.nothing_waits']);

/** How many are left out, and why: a sentence for each reason. */
const leftOut = (counts: Reminded): string[] =>
  REASONS.filter((reason) => counts[reason] > 0).map((reason) => t(`remind.${reason}`, { count: counts[reason] }));

/** Reminds of overdue invoices, or who is waited for on connections: all, after asking with the number, or one. */
export function useRemind(): {
  remindAll: (group: TaskGroup) => void;
  remind: (line: TaskLine) => void;
  isBusy: boolean;
} {
  const dataProvider = useDataProvider<TaskProvider & ConnectionProvider>();
  const confirm = useConfirm();
  const notify = useNotify();
  const { start, isPending: isBusy } = useCall();
  const send = async (invoiceId?: number): Promise<void> => {
    const counts = await dataProvider.remind(invoiceId);
    const { reminded } = counts;
    const said = reminded ? t('remind.sent', { count: reminded }) : t('remind.sentNone');
    notify([said, ...leftOut(counts)].join(' '), { type: reminded ? 'success' : 'info' });
  };
  /** One mail reminds of all people of a job: the calls for the others find it sent. */
  const sendForConnections = async (ids: number[]): Promise<void> => {
    const { data, failures } = await dataProvider.remindConnections(ids);
    const unknown = failures.find(({ error }) => !NOT_NOW.has(codeOf(error) ?? ''));
    if (unknown) throw unknown.error;
    const said = data.length ? t('remind.sent', { count: data.length }) : t('remind.sentNone');
    notify(failures.length ? `${said} ${t('remind.lately')}` : said, { type: data.length ? 'success' : 'info' });
  };
  const askForConnections = async (cause: string): Promise<void> => {
    const ids = await dataProvider.getConnectionsOf(cause);
    const isConfirmed = await confirm({
      title: t('remind.titlePeople', { count: ids.length }),
      text: t('remind.textPeople'),
      confirmLabel: t('waiting.remind'),
    });
    if (isConfirmed) await sendForConnections(ids);
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
  return {
    remindAll: ({ cause, lines: [first] }) =>
      start({ failed: t('remind.failed') }, () =>
        cause && first?.kind === 'connection' ? askForConnections(cause) : askAndSend(),
      ),
    remind: ({ kind, record_id }) =>
      start({ failed: t('remind.failed') }, () =>
        kind === 'connection' ? sendForConnections([record_id ?? 0]) : send(record_id ?? 0),
      ),
    isBusy,
  };
}
