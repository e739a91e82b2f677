import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { codeOf, failureText, isUnclear } from '../../kit/providers/http-client';
import { type ForeignChange, foreignChanges, type FormValues } from '../../kit/records/edit-changes';
import { EditConflict } from '../../kit/records/EditConflict';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine, TextLine, WHOLE_ROW } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { Sheet, SheetProposal, SubmissionProvider } from './calls';
import { SHEET_FIELDS, type SheetValues, typedSheet } from './sheet-fields';
import { sheetForm } from './submission-forms';
import { Taken } from './Taken';
import { TickLine } from './TickLine';
import { useKeptRead } from './useKeptRead';

const TEXTS = ['headline', 'note', 'resume_text'] as const;

/** The tick is about the text that stands there: another text takes it away. */
function useConfirmedLast(): void {
  const { setValue, subscribe } = useFormContext<SheetValues>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (TEXTS.some((text) => text === name) && values.confirmed) setValue('confirmed', false);
        },
      }),
    [setValue, subscribe],
  );
}

function Proposal({ proposal }: { proposal: SheetProposal }) {
  const { setValue } = useFormContext<SheetValues>();
  const text = useWatch<SheetValues>({ name: 'resume_text' });
  const proposed = proposal.resume_text;
  return (
    <>
      <Taken proposal={proposal} />
      {proposed && text !== proposed && (
        <Button
          size="small"
          sx={{ mt: 1, ml: -1 }}
          onClick={() => {
            setValue('resume_text', proposed, { shouldDirty: true });
            setValue('confirmed', false);
          }}
        >
          {t('sheet.takeProposal')}
        </Button>
      )}
    </>
  );
}

function Inputs({ id, changes }: { id: Identifier; changes: readonly ForeignChange[] }) {
  useConfirmedLast();
  const { data, error, retry } = useKeptRead(
    ['proposal', id],
    (dataProvider) => dataProvider.getSheetProposal(id),
    ({ removed }) => Array.isArray(removed),
  );
  return (
    <>
      {changes.length > 0 && (
        <Box sx={WHOLE_ROW}>
          <EditConflict changes={changes} fields={SHEET_FIELDS} />
        </Box>
      )}
      <TextLine source="headline" label={t('sheet.headline')} hint={t('sheet.headlineHint')} isWide />
      <TextLine source="note" label={t('sheet.note')} hint={t('sheet.noteHint')} lines={2} isWide />
      <ChoiceLine
        source="show_salary"
        label={t('sheet.salary')}
        choices={SHEET_FIELDS.find(({ source }) => source === 'show_salary')?.input?.choices?.() ?? []}
        isRequired
        isWide
      />
      <Box sx={{ ...WHOLE_ROW, display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <TextLine source="resume_text" label={t('sheet.text')} hint={t('sheet.textHint')} lines={8} />
        <Box component="section" aria-label={t('sheet.taken')} sx={{ minWidth: 0 }}>
          <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
            {t('sheet.taken')}
          </Typography>
          {error && !data && (
            <Alert severity="warning" action={<Button onClick={retry}>{t('action.tryAgain')}</Button>}>
              {failureText(error, t('sheet.takenFailed'))}
            </Alert>
          )}
          {!error && !data && <Skeleton variant="rounded" height={120} />}
          {data && <Proposal proposal={data} />}
        </Box>
      </Box>
      <TickLine source="confirmed" label={t('sheet.confirm')} hint={t('sheet.confirmHint')} />
      <Typography variant="body2" color="text.secondary" sx={WHOLE_ROW}>
        {t('sheet.leaveOut')} {t('sheet.contactsGo')}
      </Typography>
    </>
  );
}

interface SheetDialogProps {
  id: Identifier;
  sheet: Sheet;
  onClose: () => void;
}

/** What the company is to see, beside what was taken away. When another admin saved it first, what is typed stays. */
export default function SheetDialog({ id, sheet, onClose }: SheetDialogProps) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  const [opened] = useState(() => typedSheet(sheet));
  const present = useRef(sheet);
  const [changes, setChanges] = useState<readonly ForeignChange[]>([]);

  /** Whether the sheet says by now what was sent, although no answer said so. */
  const isSaved = async (typed: SheetValues): Promise<boolean> => {
    const now = await dataProvider.getSheet(id);
    const saved = typedSheet(now);
    const sent = textsOf({ ...typed, resume_text: typed.resume_text.trim() });
    const isSame = foreignChanges(sent, textsOf(saved), {}).length === 0;
    return now.version > present.current.version && isSame && saved.confirmed === typed.confirmed;
  };

  const save = async (typed: SheetValues, call: FormCall): Promise<unknown> => {
    const { confirmed, show_salary, ...texts } = typed;
    try {
      const { version } = present.current;
      const values = { ...texts, show_salary: show_salary === 'yes', confirmed, version };
      return await dataProvider.setSheet(id, values, call);
    } catch (error) {
      if (isUnclear(error) && (await isSaved(typed).catch(() => false))) return undefined;
      if (codeOf(error) === 'submission.sheet_changed') {
        const now = await dataProvider.getSheet(id);
        const [was, is] = [present.current, now].map((one) => textsOf(typedSheet(one)));
        setChanges(foreignChanges(was ?? {}, is ?? {}, { ...texts, show_salary }));
        present.current = now;
      }
      throw error;
    }
  };
  return (
    <FormDialog
      title={t('sheet.title')}
      label={t('action.save')}
      schema={sheetForm}
      defaultValues={opened}
      send={save}
      texts={{ success: t('sheet.saved'), failure: t('sheet.saveFailed') }}
      onClose={onClose}
      width="md"
      intro={
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('sheet.name')} {sheet.display_name}
        </Typography>
      }
    >
      <Inputs id={id} changes={changes} />
    </FormDialog>
  );
}

const textsOf = ({ headline, note, show_salary, resume_text }: SheetValues): FormValues => ({
  headline,
  note,
  show_salary,
  resume_text,
});
