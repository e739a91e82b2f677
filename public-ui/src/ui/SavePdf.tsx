import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../lib/useCall';
import { Alert } from './Alert';
import { Button } from './Button';

interface SavePdfProps {
  /** Of the call that answers it. */
  path: string;
  label: string;
  /** What is said when it could not be read. */
  failure: string;
}

/** Saves a PDF of the API, and says below when that failed. */
export function SavePdf({ path, label, failure }: SavePdfProps) {
  const saving = useCall<unknown>({
    send: async (_, { signal }) => {
      const file = await api.file(path, { signal, fallback: failure });
      saveFile(file.name, file);
    },
  });
  return (
    <>
      <Button
        look="secondary"
        className="no-print justify-self-start"
        isBusy={saving.isPending}
        onClick={() => saving.start()}
      >
        {label}
      </Button>
      {saving.error && <Alert kind="alert">{errorText(saving.error, failure)}</Alert>}
    </>
  );
}
