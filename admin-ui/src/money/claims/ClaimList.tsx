import type { Claim } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { CLAIM_REASONS } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, momentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { CLAIM_STATES, ClaimChip } from './parts/ClaimChip';
import { CLAIM_FIELDS } from './claims.fields';

const ClaimDrawer = lazyPart(() => import('./ClaimDrawer'));

const PATH = '/claims';

/** A claim is open until it is declined, replaced or closed. */
const OPEN: readonly string[] = ['filed', 'approved'];

const FILTERS = [
  choiceFilter(
    'state',
    'claim.state',
    () => [
      { id: 'open', name: t('claim.open') },
      ...CLAIM_STATES.map((state) => ({ id: state, name: t(`claimState.${state}`) })),
    ],
    {
      parse: (choice) => (choice === 'open' ? OPEN : choice),
      format: (value = '') => (typeof value === 'string' ? value : 'open'),
    },
  ),
  choiceFilter('reason', 'claim.reason', () =>
    CLAIM_REASONS.map((reason) => ({ id: reason, name: t(`claimReason.${reason}`) })),
  ),
  momentFilter('filed_at_gte', 'claim.filedFrom'),
  momentFilter('filed_at_lte', 'claim.filedTo'),
];

const claimCard = (claim: Claim) => (
  <CardText
    name={claim.employee_name}
    status={<ClaimChip state={claim.state} />}
    lines={[
      [claim.job_title, claim.company_name],
      [`${t('claim.lastWorkingDay')} ${dayInIndia(claim.last_working_day)}`, t(`claimReason.${claim.reason}`)],
    ]}
  />
);

/** Warranty claims. */
export default function ClaimList() {
  return (
    <List<Claim>
      path={PATH}
      title={t('section.claims')}
      filters={FILTERS}
      sortFields={['filed_at', 'last_working_day']}
      card={claimCard}
      fields={CLAIM_FIELDS}
      empty={{ title: t('claim.emptyList'), text: t('claim.emptyListHint') }}
      overlays={<ClaimDrawer path={PATH} />}
    />
  );
}
