import { Box, Typography } from '@mui/material';
import type { Breach } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { breachLook, OVERDUE } from '@niyukt/ui-shared/theme/status-look';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts, withoutMissing } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import { BreachActions } from './BreachActions';
import { BreachChip } from './BreachChip';

/** The four clocks: when each was done, or by when it is due. */
const clocksOf = (breach: Breach) =>
  [
    ['cert_in', breach.cert_in_at, breach.cert_in_due_at],
    ['people', breach.told_at, breach.tell_due_at],
    ['board', breach.board_at, breach.tell_due_at],
    ['board_details', breach.board_details_at, breach.details_due_at],
  ] as const;

/** What is late is red, with an icon and in words. */
function Clock({ isLate, done, due }: { isLate: boolean; done: string | null; due: string }) {
  const moment = momentInIndia(done ?? due);
  const [look, label, when] = done
    ? [breachLook('closed'), t('breach.done'), moment]
    : isLate
      ? [OVERDUE, t('breach.anyLate'), t('breach.late', { moment })]
      : [breachLook('told'), t('breach.state.open'), t('breach.dueBy', { moment })];
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <StatusChip {...look} label={label} />
      <span>{when}</span>
    </Box>
  );
}

/** A breach: its clocks, what is known, and whom it concerns. */
export default function BreachDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Breach>
      resource="breaches"
      path={path}
      title={({ id }) => t('breach.numbered', { number: id })}
      subtitle={(breach) => <BreachChip breach={breach} />}
      actions={(breach) => <BreachActions breach={breach} />}
    >
      {(breach) => (
        <>
          {breach.state !== 'no_breach' && (
            <>
              <Typography component="h3" variant="subtitle1" sx={{ mb: 1 }}>
                {t('breach.clocks')}
              </Typography>
              <Facts
                facts={clocksOf(breach).map(([name, done, due]) => [
                  t(`breach.clock.${name}`),
                  <Clock key={name} isLate={breach.late.includes(name)} done={done} due={due} />,
                ])}
              />
              <hr />
            </>
          )}
          <Facts
            facts={withoutMissing([
              [t('breach.what'), breach.what],
              [t('breach.happened'), breach.happened],
              [t('breach.aware'), momentInIndia(breach.aware_at)],
              [t('breach.kinds'), breach.data_kinds.map((kind) => t(`breach.data.${kind as 'other'}`)).join(', ')],
              [t('breach.consequences'), breach.consequences],
              [t('breach.measures'), breach.measures],
              [t('breach.advice'), breach.advice],
              [t('breach.contact'), breach.contact],
              [t('breach.people'), String(breach.people)],
              [t('breach.toCall'), breach.to_call ? String(breach.to_call) : null],
              [t('breach.endReason'), breach.end_reason],
            ])}
          />
        </>
      )}
    </DetailDrawer>
  );
}
