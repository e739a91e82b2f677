import { Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Breach } from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { nothingForm } from '../../kit/forms/rules';
import { FormDialog, type FormDialogProps } from '../../kit/records/FormDialog';
import { ChoiceLine, DayLine, TextLine } from '../../kit/records/inputs';
import { type ConsoleTextKey, t } from '../../texts/console';
import { extendedForm, momentOf, reasonForm, reportedForm } from './breach-forms';
import type { BreachAction, BreachProvider } from './calls';
import FactsDialog from './FactsDialog';
import { PeopleDialog } from './PeopleDialog';
import { ReportDialog } from './ReportDialog';

type Entered = Record<string, string>;
type SimpleAction = Exclude<BreachAction, 'people'>;

interface ActionWords {
  label: ConsoleTextKey;
  done: ConsoleTextKey;
  schema: FormDialogProps<Entered>['schema'];
  empty: Entered;
  body: (entered: Entered) => object;
  hint?: ConsoleTextKey;
  inputs?: () => ReactNode;
}

const reason = () => <TextLine source="reason" label={t('breach.reason')} lines={2} isRequired isWide />;
const REPORTS = ['cert_in', 'board', 'board_details'] as const;

const ACTIONS: Readonly<Record<SimpleAction, ActionWords>> = {
  tell: {
    label: 'breach.tell',
    done: 'breach.told',
    schema: nothingForm,
    empty: {},
    body: () => ({}),
    hint: 'breach.tellHint',
  },
  reported: {
    label: 'breach.report',
    done: 'breach.reportNoted',
    schema: reportedForm,
    empty: { to: '' },
    body: ({ to }) => ({ to }),
    inputs: () => (
      <ChoiceLine
        source="to"
        label={t('breach.reportTo')}
        choices={REPORTS.map((id) => ({ id, name: t(`breach.clock.${id}`) }))}
        isRequired
        isWide
      />
    ),
  },
  extended: {
    label: 'breach.extend',
    done: 'breach.changed',
    schema: extendedForm,
    empty: { day: '', time: '', reason: '' },
    body: ({ day = '', time = '', reason: why }) => ({ until: momentOf(day, time), reason: why }),
    inputs: () => (
      <>
        <DayLine source="day" label={t('breach.untilDay')} isRequired />
        <TextLine source="time" label={t('breach.awareTime')} isRequired />
        {reason()}
      </>
    ),
  },
  close: {
    label: 'breach.close',
    done: 'breach.ended',
    schema: reasonForm,
    empty: { reason: '' },
    body: ({ reason: why }) => ({ reason: why }),
    inputs: reason,
  },
  'no-breach': {
    label: 'breach.noBreach',
    done: 'breach.ended',
    schema: reasonForm,
    empty: { reason: '' },
    body: ({ reason: why }) => ({ reason: why }),
    inputs: reason,
  },
};

/** What can be done now. */
function actionsOf({ state, told_at, ended_at, board_details_at }: Breach): BreachAction[] {
  if (ended_at) return [];
  return [
    ...(told_at ? [] : (['tell'] as const)),
    'people',
    'reported',
    ...(board_details_at ? [] : (['extended'] as const)),
    ...(state === 'reported' ? (['close'] as const) : []),
    ...(told_at ? [] : (['no-breach'] as const)),
  ];
}

const labelOf = (action: BreachAction): string => t(action === 'people' ? 'breach.addPeople' : ACTIONS[action].label);

type Open = BreachAction | 'facts' | 'board' | 'cert_in';

/** Buttons of a breach, and the dialogs that they open. */
export function BreachActions({ breach }: { breach: Breach }) {
  const dataProvider = useDataProvider<BreachProvider>();
  const notify = useNotify();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const saveCalls = (): void => {
    dataProvider.readCallList(breach.id).then(
      (content) => saveFile(`breach-${breach.id}-calls.csv`, content),
      () => notify(t('breach.failed'), { type: 'error' }),
    );
  };
  const [first, ...others] = actionsOf(breach);
  return (
    <>
      {first && (
        <Button variant="contained" onClick={() => setOpen(first)}>
          {labelOf(first)}
        </Button>
      )}
      {!breach.ended_at && (
        <Button variant="outlined" onClick={() => setOpen('facts')}>
          {t('breach.edit')}
        </Button>
      )}
      {others.map((action) => (
        <Button key={action} variant="outlined" onClick={() => setOpen(action)}>
          {labelOf(action)}
        </Button>
      ))}
      {(['board', 'cert_in'] as const).map((authority) => (
        <Button key={authority} variant="outlined" onClick={() => setOpen(authority)}>
          {t(`breach.textFor.${authority}`)}
        </Button>
      ))}
      {breach.to_call > 0 && (
        <Button variant="outlined" onClick={saveCalls}>
          {t('breach.callList')}
        </Button>
      )}
      {open === 'facts' && <FactsDialog breach={breach} onClose={close} />}
      {(open === 'board' || open === 'cert_in') && <ReportDialog id={breach.id} authority={open} onClose={close} />}
      {open === 'people' && <PeopleDialog breach={breach} onClose={close} />}
      {open && open in ACTIONS && <ActionDialog breach={breach} action={open as SimpleAction} onClose={close} />}
    </>
  );
}

function ActionDialog({ breach, action, onClose }: { breach: Breach; action: SimpleAction; onClose: () => void }) {
  const dataProvider = useDataProvider<BreachProvider>();
  const { label, done, schema, empty, body, hint, inputs } = ACTIONS[action];
  return (
    <FormDialog
      title={t(label)}
      label={t(label)}
      schema={schema}
      defaultValues={empty}
      send={(entered, call) => dataProvider.actOnBreach(breach.id, action, body(entered) as Entered, call)}
      texts={{ success: t(done), failure: t('breach.failed') }}
      onClose={onClose}
      intro={hint && <Typography color="text.secondary">{t(hint)}</Typography>}
    >
      {inputs?.()}
    </FormDialog>
  );
}
