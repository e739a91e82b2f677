import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Card, IconButton, Link, Skeleton, Typography } from '@mui/material';
import type { NoticeText } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/privacy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { mayDo } from '../../platform/access/staff';
import { useStaff } from '../../platform/access/StaffContext';
import { useNotice } from '../../platform/notices/useNotice';
import { FailureAlert } from '../../platform/page/FailureAlert';
import { failureText } from '../../platform/providers/http-client';
import { useConfirm } from '../../platform/records/ConfirmProvider';
import type { SettingsProvider } from './calls';
import { NoticeTextDialog } from './NoticeTextDialog';

const QUERY = ['settings', 'notice-texts'];

const stateText = ({ state, version, changed_at, changed_by_name: name }: NoticeText): string => {
  if (state === 'older') return t('noticeTexts.state.older', { version: version ?? '' });
  if (state !== 'added') return t(`noticeTexts.state.${state}`);
  const day = changed_at ? dayInIndia(changed_at) : '';
  return name ? t('noticeTexts.state.addedBy', { day, name }) : t('noticeTexts.state.added', { day });
};

/** How many people ask for a language; it leads to what they wrote, where that may be read. */
function Requests({ text: { name, english_name, open_requests: count } }: { text: NoticeText }) {
  const staff = useStaff();
  const filter = encodeURIComponent(JSON.stringify({ q: name, state: 'open' }));
  const words = t('noticeTexts.requests', { count });
  if (!mayDo(staff, 'privacy')) return <Typography variant="body2">{words}</Typography>;
  return (
    <Link
      component={RouterLink}
      to={`/grievances?filter=${filter}`}
      variant="body2"
      aria-label={t('noticeTexts.requestsNamed', { name: english_name, count })}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {words}
    </Link>
  );
}

interface LineProps {
  text: NoticeText;
  /** Undefined for those who may only read it, and for what is shipped. */
  change: { edit: () => void; remove: () => void } | undefined;
}

function LanguageLine({ text, change }: LineProps) {
  const { language, name, english_name, dir, state } = text;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        py: 0.5,
        '& + &': { borderTop: '1px solid var(--line)' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {english_name}
          {language !== 'en' && (
            <>
              {', '}
              <bdi lang={language} dir={dir}>
                {name}
              </bdi>
            </>
          )}
        </Typography>
        <Typography
          variant="body2"
          sx={state === 'older' ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }}
        >
          {stateText(text)}
        </Typography>
        {text.open_requests > 0 && <Requests text={text} />}
      </Box>
      {change && (
        <Box className="no-print" sx={{ display: 'flex' }}>
          <IconButton aria-label={t('noticeTexts.edit', { name: english_name })} onClick={change.edit}>
            <EditOutlined />
          </IconButton>
          {state !== 'missing' && (
            <IconButton aria-label={t('noticeTexts.delete', { name: english_name })} onClick={change.remove}>
              <DeleteOutline />
            </IconButton>
          )}
        </Box>
      )}
    </Box>
  );
}

/** In which languages people can read the notice about their data, and who asks for another one. */
export function NoticeTexts({ mayChange }: { mayChange: boolean }) {
  const dataProvider = useDataProvider<SettingsProvider>();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const notify = useNotice();
  const [edited, setEdited] = useState<NoticeText>();
  const { data, error, refetch } = useQuery({ queryKey: QUERY, queryFn: () => dataProvider.getNoticeTexts() });
  const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: QUERY });
  const remove = async ({ language, english_name }: NoticeText): Promise<void> => {
    const isConfirmed = await confirm({
      title: t('noticeTexts.deleteTitle'),
      text: english_name,
      details: [t('noticeTexts.deleteText')],
      confirmLabel: t('delete.action'),
      isDanger: true,
    });
    if (!isConfirmed) return;
    try {
      await dataProvider.deleteNoticeText(language);
      notify(t('noticeTexts.deleted'), { type: 'success' });
    } catch (refusal) {
      notify(failureText(refusal, t('delete.failed')), { type: 'error' });
    } finally {
      await readAgain();
    }
  };
  // react-admin answers an empty record once the session has ended
  const texts = Array.isArray(data) ? data : undefined;
  const english = texts?.find(({ language }) => language === 'en');
  return (
    <Card component="section" aria-label={t('noticeTexts.title')} sx={{ p: 2 }}>
      <Typography component="h2" variant="h2">
        {t('noticeTexts.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('noticeTexts.hint')}
      </Typography>
      {error && (
        <FailureAlert retry={() => void refetch()}>{failureText(error, t('noticeTexts.loadFailed'))}</FailureAlert>
      )}
      {!texts && !error && <Skeleton variant="rounded" height={480} />}
      {texts && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {texts.map((text) => (
            <LanguageLine
              key={text.language}
              text={text}
              change={
                mayChange && text.state !== 'shipped'
                  ? { edit: () => setEdited(text), remove: () => void remove(text) }
                  : undefined
              }
            />
          ))}
        </Box>
      )}
      {edited && english && (
        <NoticeTextDialog
          text={edited}
          english={english}
          onClose={() => {
            setEdited(undefined);
            void readAgain();
          }}
        />
      )}
    </Card>
  );
}
