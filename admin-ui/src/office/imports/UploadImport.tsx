import UploadFile from '@mui/icons-material/UploadFileOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { useMatch, useNavigate } from 'react-router-dom';
import { isGivenUp } from '@niyukt/ui-shared/api/no-answer';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { failureText, mayBeDone } from '../../kit/providers/http-client';
import { FOOT, IN_WINDOW } from '../../kit/records/form-layout';
import { HiddenFileInput } from '../../kit/records/HiddenFileInput';
import { useCall } from '../../kit/records/useCall';
import { useGoBack } from '../../kit/records/useGoBack';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import type { ImportProvider } from './calls';
import { IMPORT_KINDS } from './import-words';
import './imports.css';

const MAX_BYTES = 20 * 1024 * 1024;
const PERCENT = 100;

interface Sending {
  name: string;
  share: number;
}

function UploadProgress({ name, share }: Sending) {
  const percent = Math.round(share * PERCENT);
  return (
    <div role="status">
      <p>{share < 1 ? t('import.uploading', { name, percent }) : t('import.reading', { name })}</p>
      {share < 1 ? (
        <LinearProgress variant="determinate" value={percent} aria-label={name} />
      ) : (
        <LinearProgress aria-label={name} />
      )}
    </div>
  );
}

/** Files with the right columns, to be filled in. */
function Templates({ kind }: { kind: string }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const { start, isPending } = useCall();
  const download = (format: 'csv' | 'xlsx'): void =>
    start({ failed: t('import.templateFailed') }, async () =>
      saveFile(`${kind}-template.${format}`, await dataProvider.importTemplate(kind, format)),
    );
  return (
    <p className="import-note import-templates">
      {t('import.template')}{' '}
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} size="small" disabled={isPending} onClick={() => download(format)}>
          {t(`import.template.${format}`)}
        </Button>
      ))}
    </p>
  );
}

function UploadDialog({ path }: { path: string }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const nextCall = useFormCall();
  const goBack = useGoBack();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<string>(IMPORT_KINDS[0]);
  const [isOver, setOver] = useState(false);
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<string>();
  const leave = (): void => goBack(path);

  const send = async (file: File): Promise<void> => {
    if (file.size > MAX_BYTES) {
      setFailure(t('import.tooLarge'));
      return;
    }
    setFailure(undefined);
    setSending({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number): void => setSending({ name: file.name, share });
      const { id } = await dataProvider.uploadImport(kind, file, onProgress, nextCall().signal);
      refresh();
      void navigate(recordPath(path, id), { replace: true });
    } catch (error) {
      if (!isGivenUp(error)) setFailure(failureText(error, t('import.uploadFailed')));
      setSending(undefined);
      // it may have come there all the same
      if (mayBeDone(error)) refresh();
    }
  };
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && !sending) void send(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Dialog
      open
      onClose={leave}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { sx: IN_WINDOW } }}
    >
      <DialogTitle id={titleId} component="h2" variant="h1">
        {t('import.add')}
      </DialogTitle>
      <DialogContent>
        <TextField
          select
          fullWidth
          margin="dense"
          label={t('import.kind')}
          value={kind}
          disabled={sending !== undefined}
          onChange={({ target }) => setKind(target.value)}
        >
          {IMPORT_KINDS.map((id) => (
            <MenuItem key={id} value={id}>
              {t(`import.kind.${id}`)}
            </MenuItem>
          ))}
        </TextField>
        <div
          className={`import-drop ${isOver ? 'is-over' : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {sending ? (
            <UploadProgress {...sending} />
          ) : (
            <>
              <Button variant="contained" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
                {t('import.choose')}
              </Button>
              <Typography variant="body2" color="text.secondary">
                {t(isOver ? 'import.dropHere' : 'import.dropHint')}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {t('import.fileHint')}
              </Typography>
            </>
          )}
          <HiddenFileInput input={input} accept=".csv,.tsv,.txt,.xlsx" label={t('import.choose')} onTake={take} />
        </div>
        {failure && (
          <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
            {failure}
          </Alert>
        )}
        <Templates kind={kind} />
      </DialogContent>
      <DialogActions sx={FOOT}>
        <Button onClick={leave}>{t('action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Chooses a file and what its rows are, at an address of its own: `…/create`. */
export function UploadImport({ path }: { path: string }) {
  return useMatch(`${path}/create`) && <UploadDialog path={path} />;
}
