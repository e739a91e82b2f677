import '../../texts/ledger';
import type { PenaltyCase } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { penaltyLook } from '@niyukt/ui-shared/theme/status-look';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts, withoutMissing } from '../../kit/records/Facts';
import { linkTo } from '../../kit/records/LinkToRecord';
import { t } from '../../texts/console';
import { PenaltyActions } from './parts/PenaltyActions';

const day = (date: string | null): string => (date ? dayInIndia(date) : '');

/** A penalty case: what it stands on, its notice, what the person says, and how it ended. */
export default function PenaltyDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<PenaltyCase>
      resource="penalties"
      path={path}
      title={({ employee_name }) => employee_name}
      subtitle={({ state }) => <StatusChip {...penaltyLook(state)} label={t(`penaltyState.${state}`)} />}
      actions={(penalty) => <PenaltyActions penalty={penalty} />}
    >
      {(penalty) => (
        <Facts
          facts={withoutMissing([
            [
              t('penalty.person'),
              penalty.employee_id === null
                ? penalty.employee_name
                : linkTo('employees', penalty.employee_id, penalty.employee_name),
            ],
            [t('penalty.amount'), plainMoneyText(penalty.amount_paise)],
            [t('penalty.reason'), penalty.reason],
            [t('penalty.evidence'), penalty.evidence],
            [
              t('penalty.accepted'),
              t('penalty.acceptedVersion', {
                version: penalty.terms_version,
                day: momentInIndia(penalty.terms_accepted_at),
              }),
            ],
            [t('penalty.noticeOn'), penalty.notice_waits ? t('penalty.noticeWaits') : day(penalty.notice_on)],
            [t('penalty.dueOn'), day(penalty.due_on)],
            [t('penalty.answer'), penalty.answer],
            [t('penalty.endReason'), penalty.end_reason],
            [t('penalty.endedOn'), penalty.ended_at && momentInIndia(penalty.ended_at)],
          ])}
        />
      )}
    </DetailDrawer>
  );
}
