import type { Exporter, RaRecord } from 'react-admin';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { csvFile, saveFile } from '@niyukt/ui-shared/files/save-file';
import { csvColumnsOf, type Field } from '../resource/fields';
import { csvOf } from './csv';

/** Saves records as a CSV file of their fields. @param fileName the day is added to it */
export const csvExporter =
  <R extends RaRecord>(fields: readonly Field<R>[], fileName: string): Exporter<R> =>
  async (records) => {
    saveFile(`${fileName}-${today()}.csv`, csvFile(await csvOf(records, csvColumnsOf(fields))));
  };
