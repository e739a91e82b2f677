import { Box, Button, Card, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { InterviewDay } from '@niyukt/ui-shared/api/types';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia, phoneText, timeInIndia } from '@niyukt/ui-shared/domain/format';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';

type Coming = InterviewDay['interviews'][number];

const INTERVIEWS = '/interviews';
const SHOWN = 4;
const BUTTON = { size: 'small', variant: 'outlined', className: 'no-print' } as const;
const BUTTON_SX = { minHeight: { xs: 44, md: 32 }, minWidth: 60, py: 0 };

/** Where they meet: a number is called, a link is joined. */
function Reach({ interview: { employee_name: name, employee_phone: phone, link } }: { interview: Coming }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.75, flex: 'none' }}>
      {link && (
        <Button
          {...BUTTON}
          component="a"
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={t('day.joinNamed', { name })}
          sx={BUTTON_SX}
        >
          {t('day.join')}
        </Button>
      )}
      <Button
        {...BUTTON}
        component="a"
        href={`tel:${phone}`}
        aria-label={t('waiting.callNamed', { name, number: phoneText(phone) })}
        sx={BUTTON_SX}
      >
        {t('waiting.call')}
      </Button>
    </Box>
  );
}

function ComingRow({ interview }: { interview: Coming }) {
  const { interview_id, starts_at, employee_name, company_name, state } = interview;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 48,
        py: 0.5,
        '& + &': { borderTop: '1px solid var(--line)' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink
          component={Link}
          to={recordPath(INTERVIEWS, interview_id)}
          color="inherit"
          underline="always"
          sx={{ fontWeight: 600, textDecorationColor: 'var(--control)', display: 'inline-block', py: 0.25 }}
        >
          {timeInIndia(Date.parse(starts_at))} {employee_name}
        </MuiLink>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {company_name}
          {state === 'proposed' && ` · ${t('day.unconfirmed')}`}
        </Typography>
      </Box>
      <Reach interview={interview} />
    </Box>
  );
}

export interface DayOfInterviews {
  day: InterviewDay | undefined;
  isFailed: boolean;
  retry: () => void;
}

/** Interviews of today that are not over; where there is none, those of the next day that has some. */
export function InterviewsOfDay({ day, isFailed, retry }: DayOfInterviews) {
  const [now] = useState(() => today());
  const title = !day?.day || day.day === now ? t('day.today') : t('day.on', { day: dayInIndia(day.day) });
  const hidden = (day?.count ?? 0) - SHOWN;
  return (
    <Card component="section" aria-labelledby="of-day" sx={{ px: { xs: 1.5, md: 2 }, py: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
        <Typography id="of-day" component="h2" variant="h2">
          {title}
        </Typography>
      </Box>
      {isFailed && !day && <FailureAlert retry={retry}>{t('day.failed')}</FailureAlert>}
      {day?.count === 0 && <Typography color="text.secondary">{t('day.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {day?.interviews.slice(0, SHOWN).map((interview) => (
          <ComingRow key={interview.interview_id} interview={interview} />
        ))}
      </Box>
      <Button
        component={Link}
        to={INTERVIEWS}
        size="small"
        sx={{ ml: '-5px', minWidth: 0, mt: 0.5, minHeight: { xs: 44, md: 32 } }}
      >
        {hidden > 0 ? t('day.more', { count: hidden }) : t('day.all')}
      </Button>
    </Card>
  );
}
