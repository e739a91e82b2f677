import type { Breach } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { PrivacyViews } from '../grievances/parts/PrivacyViews';
import { BREACH_FIELDS } from './breaches.fields';
import { BreachChip } from './BreachChip';
import { NoteBreachButton } from './NoteBreachButton';

const BreachDrawer = lazyPart(() => import('./BreachDrawer'));

const PATH = '/breaches';
const STATES = ['open', 'told', 'reported', 'closed', 'no_breach'] as const satisfies readonly Breach['state'][];

const FILTERS = [
  choiceFilter('state', 'breach.state', () => STATES.map((state) => ({ id: state, name: t(`breach.state.${state}`) }))),
];

const breachCard = (breach: Breach) => (
  <CardText
    name={t('breach.numbered', { number: breach.id })}
    status={<BreachChip breach={breach} />}
    lines={[[breach.what], [`${t('breach.aware')} ${momentInIndia(breach.aware_at)}`]]}
  />
);

/** Breaches of people's data. */
export default function BreachList() {
  return (
    <List<Breach>
      path={PATH}
      title={t('section.breaches')}
      filters={FILTERS}
      sortFields={['aware_at']}
      card={breachCard}
      fields={BREACH_FIELDS}
      empty={{ title: t('breach.empty'), text: t('breach.emptyHint') }}
      isMarked={({ late }) => late.length > 0}
      actions={
        <>
          <PrivacyViews />
          <NoteBreachButton />
        </>
      }
      overlays={<BreachDrawer path={PATH} />}
    />
  );
}
