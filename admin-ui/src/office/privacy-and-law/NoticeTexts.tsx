import '../../texts/privacy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { NoticeText } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { mayDo } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { filterQuery } from '../../kit/resource/list-address';
import { t } from '../../texts/console';
import { FoldedRows, SettingsListCard } from '../settings/SettingsListCard';
import { useSettingsList } from '../settings/useSettingsList';
import { NoticeTextDialog } from './NoticeTextDialog';

const stateText = ({ state, version, changed_at, changed_by_name: name }: NoticeText): string => {
  if (state === 'older') return t('noticeTexts.state.older', { version: version ?? '' });
  if (state !== 'added') return t(`noticeTexts.state.${state}`);
  const day = changed_at ? dayInIndia(changed_at) : '';
  return name ? t('noticeTexts.state.addedBy', { day, name }) : t('noticeTexts.state.added', { day });
};

/** How many people ask for a language; it leads to what they wrote, where that may be read. */
function Requests({ text: { name, english_name, open_requests: count } }: { text: NoticeText }) {
  const staff = useStaff();
  const words = t('noticeTexts.requests', { count });
  if (!mayDo(staff, 'privacy')) return <Typography variant="body2">{words}</Typography>;
  return (
    <Link
      component={RouterLink}
      to={`/grievances?${filterQuery({ q: name, state: 'open' })}`}
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
  const [edited, setEdited] = useState<NoticeText>();
  const list = useSettingsList('notice-texts', (provider) => provider.getNoticeTexts());
  const { dataProvider, rows: texts, error, retry, invalidate } = list;
  const remove = ({ language, english_name }: NoticeText): void =>
    list.remove({
      title: 'noticeTexts.deleteTitle',
      text: english_name,
      detail: 'noticeTexts.deleteText',
      done: 'noticeTexts.deleted',
      call: () => dataProvider.deleteNoticeText(language),
    });
  const english = texts?.find(({ language }) => language === 'en');
  const lineOf = (text: NoticeText) => (
    <LanguageLine
      key={text.language}
      text={text}
      change={
        mayChange && text.state !== 'shipped' ? { edit: () => setEdited(text), remove: () => remove(text) } : undefined
      }
    />
  );
  const isThere = ({ state, open_requests }: NoticeText): boolean => state !== 'missing' || open_requests > 0;
  const there = texts?.filter(isThere);
  const missing = texts?.filter((text) => !isThere(text)) ?? [];
  return (
    <SettingsListCard
      isAlone
      title={t('noticeTexts.title')}
      hint={t('noticeTexts.hint')}
      rows={there?.map(lineOf)}
      error={error}
      loadFailed={t('noticeTexts.loadFailed')}
      retry={retry}
      height={120}
    >
      {missing.length > 0 && (
        <FoldedRows title={t('noticeTexts.rest', { count: there?.length ?? 0, all: texts?.length ?? 0 })}>
          {missing.map(lineOf)}
        </FoldedRows>
      )}
      {edited && english && (
        <NoticeTextDialog
          text={edited}
          english={english}
          onClose={() => {
            setEdited(undefined);
            void invalidate();
          }}
        />
      )}
    </SettingsListCard>
  );
}
