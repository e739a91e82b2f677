import { type ReactNode, useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin';
import { lazyPart } from '../chunks/lazy-part';
import { failureText, fieldErrors, isUnanswered } from '../providers/http-client';
import type { BulkResult } from '../resource/calls';
import { undoable } from '../toasts/undoable';
import type { FailedRow } from './BulkReport';
import { nameText } from './name-text';

const BulkReport = lazyPart(() => import('./BulkReport'));

interface BulkTexts {
  /** What is so now, above the sentence. */
  headline?: (count: number) => string;
  /** Everything worked. */
  done: (count: number) => string;
  /** Something did not. */
  partly: (done: number, failed: number) => string;
  /** For a failure without a sentence. */
  failure: string;
  /** Takes it back for those that were done; without it, it stays. */
  undo?: (done: Identifier[]) => void;
  /** The action is started by a form, which says itself that it got no answer. */
  isForm?: boolean;
}

interface BulkRun {
  /** @returns for the form that started it, why nothing was done */
  run: (call: (ids: Identifier[]) => Promise<BulkResult>) => Promise<object | undefined>;
  isRunning: boolean;
  /** What failed, row by row; nothing while nothing did. */
  report: ReactNode;
}

/** Runs a bulk action on the selected rows and says what happened; what failed stays selected. */
export function useBulkRun(texts: BulkTexts): BulkRun {
  const { resource, selectedIds, onSelect, data } = useListContext<RaRecord>();
  const notify = useNotify();
  const refresh = useRefresh();
  const nameOf = useGetRecordRepresentation(resource);
  const [failedRows, setFailedRows] = useState<readonly FailedRow[]>([]);
  const [isRunning, setRunning] = useState(false);

  const report = ({ data: done, failures }: BulkResult): void => {
    onSelect(failures.map(({ id }) => id));
    const sentence = failures.length === 0 ? texts.done(done.length) : texts.partly(done.length, failures.length);
    const { undo, headline } = texts;
    notify(sentence, {
      type: failures.length === 0 ? 'success' : 'warning',
      ...(undo && done.length > 0 && undoable({ headline: headline?.(done.length), sentence, undo: () => undo(done) })),
    });
    if (failures.length === 0) return;
    const rowOf = (id: Identifier): string => {
      const record = data?.find((row) => row.id === id);
      return record ? nameText(nameOf(record)) : String(id);
    };
    setFailedRows(failures.map(({ id, error }) => ({ name: rowOf(id), reason: failureText(error, texts.failure) })));
  };

  return {
    isRunning,
    report: failedRows.length > 0 && <BulkReport rows={failedRows} onClose={() => setFailedRows([])} />,
    run: async (call) => {
      setRunning(true);
      try {
        report(await call(selectedIds));
        return undefined;
      } catch (error) {
        if (!texts.isForm || !isUnanswered(error)) notify(failureText(error, texts.failure), { type: 'error' });
        return fieldErrors(error);
      } finally {
        setRunning(false);
        refresh();
      }
    },
  };
}
