import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Card, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardStats } from '@niyukt/ui-shared/api/types';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { useCopy } from '../../kit/records/useCopy';
import { t } from '../../texts/console';
import { type OwnSetUp, rememberSetUp, stepsOf } from '../settings/set-up';

const ChangeName = lazyPart(() => import('../../kit/records/ChangeName'));

/** The address where people register, to be sent to them. */
function RegistrationLink() {
  const copy = useCopy();
  const address = `${window.location.origin}/register`;
  const message = encodeURIComponent(t('setUp.message', { address }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {t('setUp.link', { address })}
      </Typography>
      <Button variant="outlined" size="small" onClick={() => void copy(address)}>
        {t('setUp.copy')}
      </Button>
      <Button
        component="a"
        variant="outlined"
        size="small"
        href={`https://wa.me/?text=${message}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('setUp.whatsApp')}
      </Button>
    </Box>
  );
}

/** Starts the demo agency beside this one, with data of its own (docs/commands.md). */
const DEMO = 'DATA_DIR=.demo PORT=3001 npm start';

/** How a filled agency is looked at: a page of the product's own would be filled with people who do not exist. */
function FilledAgency() {
  const copy = useCopy();
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Typography component="summary" variant="body2" sx={{ display: 'inline-block', py: 0.75, cursor: 'pointer' }}>
        <Box component="span" sx={{ textDecoration: 'underline', fontWeight: 600 }}>
          {t('setUp.demo')}
        </Box>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('setUp.demoHow')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {DEMO}
        </Box>
        <Button variant="outlined" size="small" onClick={() => void copy(DEMO)}>
          {t('setUp.copyCommand')}
        </Button>
      </Box>
    </Box>
  );
}

/** What leads the dashboard of an agency that has placed nobody yet: each step opens where it is done, and ticks itself. It leaves with the last. */
export function SetUp({ stats, own }: { stats: DashboardStats; own: OwnSetUp | undefined }) {
  const steps = stepsOf(stats, own);
  const done = steps.filter(({ isDone }) => isDone).length;
  const name = own?.agency.known_as ?? own?.agency.legal_name ?? t('setUp.yourAgency');
  const [isRenaming, setRenaming] = useState(false);
  if (done === steps.length && !isRenaming) return null;
  return (
    <Card
      component="section"
      aria-labelledby="set-up"
      className="no-print"
      sx={{ p: { xs: 1.5, md: 2 }, mb: { xs: 1.25, md: 2 } }}
    >
      <Typography id="set-up" component="h2" variant="h2">
        {t('setUp.title', { name, done, all: steps.length })}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1,
          p: 0,
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {steps.map(({ name: step, hint, to, isDone }) => (
          <Box
            component="li"
            key={step}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 44,
              py: 0.75,
              borderTop: '1px solid var(--line)',
            }}
          >
            {isDone ? (
              <CheckCircle color="success" titleAccess={t('setUp.done')} />
            ) : (
              <RadioButtonUnchecked titleAccess={t('setUp.open')} sx={{ color: 'text.secondary' }} />
            )}
            <Box sx={{ minWidth: 0 }}>
              {to === 'own name' ? (
                <MuiLink
                  component="button"
                  type="button"
                  onClick={() => setRenaming(true)}
                  underline="always"
                  sx={{ fontSize: 'inherit', fontWeight: 600 }}
                >
                  {t(step)}
                </MuiLink>
              ) : (
                <MuiLink component={Link} {...to} onClick={rememberSetUp} underline="always" sx={{ fontWeight: 600 }}>
                  {t(step)}
                </MuiLink>
              )}
              {!isDone && (
                <Typography variant="body2" color="text.secondary">
                  {t(hint)}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {stats.totalEmployees === 0 && <RegistrationLink />}
      {own && <FilledAgency />}
      {isRenaming && <ChangeName onClose={() => setRenaming(false)} />}
    </Card>
  );
}
