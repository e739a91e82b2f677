import { useDataProvider } from 'react-admin';
import { useRead } from '../../kit/providers/useRead';
import { useCall } from '../../kit/records/useCall';
import { type ConsoleTextKey, t } from '../../texts/console';
import type { SettingsProvider } from './calls';

interface Removal {
  title: ConsoleTextKey;
  /** What is removed, in words. */
  text: string;
  /** What follows from it. */
  detail: ConsoleTextKey;
  done: ConsoleTextKey;
  call: () => Promise<unknown>;
}

/** A list of the settings: its rows once they are read, and how one of them is removed after a question. */
export function useSettingsList<Row>(name: string, read: (dataProvider: SettingsProvider) => Promise<Row[]>) {
  const dataProvider = useDataProvider<SettingsProvider>();
  const { start } = useCall();
  const { data: rows, ...reading } = useRead(['settings', name], read, { isRead: Array.isArray });
  return {
    dataProvider,
    rows,
    ...reading,
    remove: ({ title, text, detail, done, call }: Removal): void => {
      const ask = { title: t(title), text, details: [t(detail)], confirmLabel: t('delete.action'), isDanger: true };
      start({ ask, failed: t('delete.failed'), done: t(done) }, call);
    },
  };
}
