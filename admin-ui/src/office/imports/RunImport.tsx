import Download from '@mui/icons-material/Download';
import {
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import type { Import } from '@niyukt/ui-shared/api/types';
import { countText } from '@niyukt/ui-shared/domain/format';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { sourceChoices } from '../../kit/records/source-choices';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { ImportProvider, OnDuplicate, Source } from './calls';
import { OUTCOME_TONES, OUTCOMES } from './import-words';

const CHOICES: readonly OnDuplicate[] = ['skip', 'update', 'review'];

/** The rows in error as a file, to be corrected and uploaded. */
function ErrorsFile({ row: { import_id, file_name, file_type } }: { row: Import }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const { start, isPending } = useCall();
  const download = async (): Promise<void> =>
    saveFile(`${file_name.replace(/\.\w{1,5}$/, '')}-errors.${file_type}`, await dataProvider.importErrors(import_id));
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download />}
        disabled={isPending}
        sx={{ mt: 1.5 }}
        onClick={() => start({ failed: t('import.errorsFailed') }, download)}
      >
        {t('import.errors')}
      </Button>
      <p className="import-note">{t('import.errorsHint')}</p>
    </>
  );
}

/** What the dry run found, and the button that does it. */
export function RunImport({ row }: { row: Import }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const [onDuplicate, setOnDuplicate] = useState<OnDuplicate>('skip');
  const [source, setSource] = useState<Source>('unknown');
  const { start, isPending } = useCall();
  const [key] = useState(newKey);
  const count = (outcome: (typeof OUTCOMES)[number]): number => row.counts[outcome] ?? 0;
  const known = count('update') + count('duplicate');
  const toImport = count('new') + (onDuplicate === 'skip' ? 0 : known);
  const run = (): void =>
    start({ failed: t('import.runFailed') }, () => {
      const how = { on_duplicate: onDuplicate, ...(row.kind === 'employees' && { source }) };
      return dataProvider.runImport(row.import_id, how, key);
    });
  return (
    <DrawerSection title={t('import.step.check')}>
      <dl className="import-counts">
        {OUTCOMES.map((outcome) => (
          <div key={outcome} className={count(outcome) ? '' : 'is-none'}>
            <dt>{t(`importOutcome.${outcome}`)}</dt>
            <dd style={count(outcome) ? { color: `var(--${OUTCOME_TONES[outcome]})` } : {}}>
              {countText(count(outcome))}
            </dd>
          </div>
        ))}
      </dl>
      {count('error') > 0 && <ErrorsFile row={row} />}
      {known > 0 && (
        <FormControl sx={{ mt: 2 }}>
          <FormLabel id="on-duplicate">{t('import.onDuplicate')}</FormLabel>
          <RadioGroup
            aria-labelledby="on-duplicate"
            value={onDuplicate}
            onChange={({ target }) => setOnDuplicate(target.value as OnDuplicate)}
          >
            {CHOICES.map((choice) => (
              <FormControlLabel
                key={choice}
                value={choice}
                control={<Radio />}
                label={t(`import.onDuplicate.${choice}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      {row.kind === 'employees' && toImport > 0 && (
        <TextField
          select
          fullWidth
          sx={{ mt: 2 }}
          label={t('import.source')}
          helperText={t('source.hint')}
          value={source}
          onChange={({ target }) => setSource(target.value as Source)}
        >
          {sourceChoices().map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <div className="import-buttons">
        {toImport > 0 ? (
          <Button variant="contained" disabled={isPending} onClick={() => run()}>
            {t('import.run', { count: toImport, rows: countText(toImport) })}
          </Button>
        ) : (
          <p>{t(known ? 'import.allLeftOut' : 'import.nothingToRun')}</p>
        )}
      </div>
      {row.kind !== 'job-requests' && toImport > 0 && <p className="import-note">{t('import.noMails')}</p>}
    </DrawerSection>
  );
}
