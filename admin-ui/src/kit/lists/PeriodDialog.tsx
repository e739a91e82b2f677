import { Typography } from '@mui/material';
import { type DataProvider, useDataProvider } from 'react-admin';
import * as z from 'zod/mini';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '../../texts/console';
import { day, message } from '../forms/rules';
import { FormDialog } from '../records/FormDialog';
import { DayLine } from '../records/inputs';

/** From a day to another one. */
const periodForm = z
  .object({ from: day(), to: day() })
  .check(z.refine(({ from, to }) => from <= to, { ...message('export.order'), path: ['to'] }));

/** A file of the books for a period. */
export interface PeriodExportProps {
  /** What the file is, in words; it names the file, too. */
  title: string;
  /** Of the button, if not the title. */
  label?: string;
  /** Below `/api/admin`; it takes the first and the last day. */
  path: string;
}

type FileProvider = DataProvider & { readFile: (path: string) => Promise<Blob> };

/** The calendar month before this one: books are done after a month has ended. */
function lastMonth(): { from: string; to: string } {
  const [year = 0, month = 0] = today().split('-').map(Number);
  const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
  return { from: iso(Date.UTC(year, month - 2, 1)), to: iso(Date.UTC(year, month - 1, 0)) };
}

/** The period of an export, last month by default. */
export default function PeriodDialog({ title, path, onClose }: PeriodExportProps & { onClose: () => void }) {
  const dataProvider = useDataProvider<FileProvider>();
  return (
    <FormDialog
      title={title}
      label={t('export.download')}
      schema={periodForm}
      defaultValues={lastMonth()}
      send={async ({ from, to }) => {
        const file = await dataProvider.readFile(`${path}?from=${from}&to=${to}`);
        saveFile(`${title.toLowerCase().replaceAll(' ', '-')}-${from}-${to}.csv`, file);
      }}
      texts={{ success: t('export.done'), failure: t('export.failed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('export.hint')}</Typography>}
    >
      <DayLine source="from" label={t('export.from')} isRequired />
      <DayLine source="to" label={t('export.to')} isRequired />
    </FormDialog>
  );
}
