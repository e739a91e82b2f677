import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Connection, Joining } from '@niyukt/ui-shared/api/types';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { NotYet } from '../../kit/page/NotYet';
import { failureText } from '../../kit/providers/http-client';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { JoiningItem, OfferProvider } from './calls';
import { useJoining } from './useOffers';

const ANSWERS = ['yes', 'unsure', 'no'] as const;

/** What is done before the person joins, and whether they still do. */
export function JoiningList({ connection }: { connection: Connection }) {
  const { data: joining, error, retry, invalidate } = useJoining(connection.id);
  const dataProvider = useDataProvider<OfferProvider>();
  const notify = useNotify();
  const [moving, setMoving] = useState<{ item: JoiningItem; done: boolean }>();
  const tick = async (item: JoiningItem, done: boolean): Promise<void> => {
    setMoving({ item, done });
    try {
      await dataProvider.tickJoining(connection.id, item, done);
    } catch (failure) {
      notify(failureText(failure, t('offers.tickFailed')), { type: 'error' });
    } finally {
      await invalidate();
      setMoving(undefined);
    }
  };
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography component="h4" sx={{ fontWeight: 700 }}>
        {t('offers.list')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('offers.listHint')}
      </Typography>
      {!joining && <NotYet error={error} retry={retry} failed={t('offers.loadFailed')} height={200} sx={{ mt: 1 }} />}
      {joining && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {joining.items.map(({ item, ticked_at, ticked_by_name }) => (
              <Box component="li" key={item} sx={{ py: 0.25 }}>
                <FormControlLabel
                  sx={{ minHeight: 44, m: 0 }}
                  control={
                    <Checkbox
                      checked={moving?.item === item ? moving.done : ticked_at !== null}
                      onChange={(_, done) => moving ?? void tick(item, done)}
                    />
                  }
                  label={t(`offers.item.${item}`)}
                />
                {ticked_at && (
                  <Typography variant="body2" color="text.secondary" sx={{ pl: 5.25 }}>
                    {t('offers.ticked', {
                      name: ticked_by_name ?? t('offers.gone'),
                      moment: momentInIndia(ticked_at),
                    })}
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
          {(joining.is_joining || joining.questions.length > 0) && (
            <StillJoining connection={connection} joining={joining} />
          )}
        </>
      )}
    </Box>
  );
}

/** What was said of a question. */
function questionText({ asked_on, answer, answered_at, answered_by }: Joining['questions'][number]): string {
  if (!answer) return t('offers.stillAsked', { day: dayInIndia(asked_on) });
  const said = { answer: t(`offers.still.${answer}`), day: answered_at ? dayInIndia(answered_at) : '' };
  return t(answered_by === 'person' ? 'offers.stillSaid' : 'offers.stillNoted', said);
}

function StillJoining({ connection, joining }: { connection: Connection; joining: Joining }) {
  const dataProvider = useDataProvider<OfferProvider>();
  const nextCall = useFormCall();
  const { start, isPending } = useCall();
  const { questions, is_joining, next_question_on } = joining;
  const note = (answer: (typeof ANSWERS)[number]): void =>
    start({ failed: t('offers.stillFailed'), done: t('offers.stillSaved') }, () =>
      dataProvider.noteStillJoining(connection.id, { answer }, nextCall()),
    );
  const next = next_question_on
    ? t('offers.stillNext', { day: dayInIndia(next_question_on) })
    : t('offers.stillNoMore');
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h4" sx={{ fontWeight: 700 }}>
        {t('offers.stillTitle')}
      </Typography>
      {is_joining && (
        <Typography variant="body2" color="text.secondary">
          {next}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {questions.map((question) => (
          <Box component="li" key={question.id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            {questionText(question)}
            {question.note && (
              <Typography variant="body2" color="text.secondary">
                {question.note}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {is_joining && (
        <Box
          className="no-print"
          role="group"
          aria-label={t('offers.stillAsk')}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}
        >
          <Typography component="span" variant="body2">
            {t('offers.stillAsk')}
          </Typography>
          {ANSWERS.map((answer) => (
            <Button key={answer} variant="outlined" aria-disabled={isPending} onClick={() => note(answer)}>
              {t(`offers.still.${answer}`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
