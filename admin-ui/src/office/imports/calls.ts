import type { DataProvider, Identifier } from 'react-admin';
import type { Import, ImportKindFields, ImportRow } from '@niyukt/ui-shared/api/types';
import type { Api } from '../../kit/resource/calls';
import { filterQuery } from '../../kit/resource/list-address';

export type OnDuplicate = NonNullable<Import['on_duplicate']>;
export type Source = NonNullable<Import['source']>;
export type RowDecision = 'update' | 'new' | 'skip';

/** Which rows of an import are shown. */
export type RowFilter = Readonly<Record<string, string>>;

/** Calls about imports. */
export const importCalls = ({ get, send, file, upload }: Api) => ({
  uploadImport: async (kind: string, content: File, onProgress: (share: number) => void, signal: AbortSignal) =>
    (await upload('/imports', content, onProgress, signal, { kind })) as Import,
  getImportKinds: () => get<ImportKindFields[]>('/imports/kinds'),
  getImportRows: (id: Identifier, filter: RowFilter, count: number) =>
    get<ImportRow[]>(`/imports/${id}/rows?range=[0,${count - 1}]&${filterQuery(filter)}`),
  setImportMapping: async (id: Identifier, mapping: Import['mapping']) =>
    (await send(`/imports/${id}/mapping`, 'PUT', { mapping })) as Import,
  runImport: async (id: Identifier, how: { on_duplicate: OnDuplicate; source?: Source }, key: string | undefined) =>
    (await send(`/imports/${id}/run`, 'POST', how, { key })) as Import,
  undoImport: async (id: Identifier, key: string | undefined) =>
    (await send(`/imports/${id}/undo`, 'POST', undefined, { key })) as Import,
  retryImport: async (id: Identifier, key: string | undefined) =>
    (await send(`/imports/${id}/retry`, 'POST', undefined, { key })) as Import,
  correctImportRow: async (id: Identifier, row: number, cells: string[]) =>
    (await send(`/imports/${id}/rows/${row}`, 'PUT', { cells })) as ImportRow,
  decideImportRow: (id: Identifier, row: number, decision: RowDecision) =>
    send(`/imports/${id}/rows/${row}/decision`, 'POST', { decision }),
  importErrors: (id: Identifier) => file(`/imports/${id}/errors`),
  importTemplate: (kind: string, format: 'csv' | 'xlsx') => file(`/imports/template?kind=${kind}&format=${format}`),
});

export type ImportProvider = DataProvider & ReturnType<typeof importCalls>;
