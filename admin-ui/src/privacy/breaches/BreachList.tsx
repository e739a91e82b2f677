import { Button } from '@mui/material';
import { useState } from 'react';
import type { Breach } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { BreachChip } from './BreachChip';
import { BREACH_FIELDS } from './breaches.fields';

const BreachDrawer = lazyPart(() => import('./BreachDrawer'));
const FactsDialog = lazyPart(() => import('./FactsDialog'));

const PATH = '/breaches';
const STATES = ['open', 'told', 'reported', 'closed', 'no_breach'] as const satisfies readonly Breach['state'][];

const FILTERS = [
  <ChoiceFilter
    key="state"
    source="state"
    label="breach.state"
    choices={() => STATES.map((state) => ({ id: state, name: t(`breach.state.${state}`) }))}
  />,
];

const breachCard = (breach: Breach) => (
  <CardText
    name={t('breach.numbered', { number: breach.id })}
    status={<BreachChip breach={breach} />}
    lines={[[breach.what], [`${t('breach.aware')} ${momentInIndia(breach.aware_at)}`]]}
  />
);

/** Begins the clocks of a new breach. */
function NoteBreachButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('breach.note')}
      </Button>
      {isOpen && <FactsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Breaches of people's data. */
export default function BreachList() {
  return (
    <List<Breach>
      title={t('section.breaches')}
      fields={BREACH_FIELDS}
      filters={FILTERS}
      actions={<NoteBreachButton />}
      empty={<EmptyList title={t('breach.empty')} text={t('breach.emptyHint')} />}
    >
      <DataTable<Breach> isMarked={({ late }) => late.length > 0} card={breachCard} sortFields={['aware_at']}>
        <DataTable.Col source="id" />
        <DataTable.Col source="what" disableSort />
        <DataTable.Col source="aware_at" />
        <DataTable.NumberCol source="people" disableSort />
        <DataTable.Col source="state" />
      </DataTable>
      <ListOverlays>
        <BreachDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}
