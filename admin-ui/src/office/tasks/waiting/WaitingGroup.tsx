import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Link as MuiLink, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TaskGroup, TaskLine } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { t } from '../../../texts/console';
import { GroupAction, LineAction, listOfCause, whereTo } from './WaitingAction';

const ROW = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48, py: 0.5 } as const;
const WORDS = { flex: 1, minWidth: 0, textAlign: 'start', overflowWrap: 'anywhere' } as const;

/** The money, and until when. */
function About({
  amount,
  due_at,
  whose,
}: {
  amount: number | null;
  due_at: string;
  whose?: string | null | undefined;
}) {
  const [now] = useState(Date.now);
  const isLate = Date.parse(due_at) < now;
  return (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
      {amount !== null && `${plainMoneyText(amount)} · `}
      {t(isLate ? 'waiting.lateSince' : 'waiting.dueOn', { day: dayInIndia(due_at) })}
      {whose && ` · ${whose}`}
    </Typography>
  );
}

function Line({ line, button, sentence }: { line: TaskLine; button: string; sentence?: string }) {
  const name = line.subject ?? line.title;
  return (
    <Box sx={sentence ? { ...ROW, pl: { xs: 0, md: 3.5 } } : ROW}>
      <Box sx={WORDS}>
        <MuiLink
          component={Link}
          to={whereTo(line)}
          color="inherit"
          underline="always"
          sx={{
            fontWeight: sentence ? 600 : 500,
            textDecorationColor: 'var(--control)',
            display: 'inline-block',
            py: 0.25,
          }}
        >
          {sentence ?? name}
        </MuiLink>
        {sentence && (
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {name}
          </Typography>
        )}
        <About amount={line.amount_paise} due_at={line.due_at} whose={line.assignee_name} />
      </Box>
      <LineAction line={line} button={button} />
    </Box>
  );
}

/** Several that wait for the same: what it is, what is done about all, and the first of them when it is opened. */
function Several({ group }: { group: TaskGroup }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Box sx={ROW}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{
            ...WORDS,
            display: 'flex',
            justifyContent: 'flex-start',
            gap: 0.5,
            minHeight: 40,
            borderRadius: '8px',
            font: 'inherit',
          }}
        >
          <ExpandMore aria-hidden sx={{ flex: 'none', color: 'text.secondary', rotate: isOpen ? '0deg' : '-90deg' }} />
          <Box component="span" sx={WORDS}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {group.sentence}
            </Box>
            <About amount={group.amount_paise} due_at={group.due_at} />
          </Box>
        </ButtonBase>
        <GroupAction group={group} onOpen={() => setOpen(!isOpen)} />
      </Box>
      <Box id={id} hidden={!isOpen} sx={{ pl: 3.5, pb: 1 }}>
        {isOpen && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {group.lines.map((line) => (
              <Box component="li" key={line.task_id} sx={{ borderTop: '1px solid var(--line)' }}>
                <Line line={line} button={group.button} />
              </Box>
            ))}
            {group.count > group.lines.length && (
              <Box component="li" sx={{ ...ROW, borderTop: '1px solid var(--line)' }}>
                <MuiLink component={Link} to={listOfCause(group)} underline="always" sx={{ py: 1 }}>
                  {t('waiting.allOfThem', { count: group.count })}
                </MuiLink>
              </Box>
            )}
          </Box>
        )}
      </Box>
    </>
  );
}

/** What waits for one cause. */
export function WaitingGroup({ group }: { group: TaskGroup }) {
  const [only] = group.lines;
  return (
    <Box component="li" sx={{ '& + &': { borderTop: '1px solid var(--line)' } }}>
      {group.count === 1 && only ? (
        <Line line={only} button={group.button} sentence={group.cause === null ? only.title : group.sentence} />
      ) : (
        <Several group={group} />
      )}
    </Box>
  );
}
