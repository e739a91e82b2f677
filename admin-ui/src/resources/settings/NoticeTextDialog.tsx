import { Box, Typography } from '@mui/material';
import type { NoticeTranslation } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import * as z from 'zod/mini';
import { useNotice } from '../../platform/notices/useNotice';
import { failureText } from '../../platform/providers/http-client';
import { FormDialog } from '../../platform/records/FormDialog';
import { TextLine, WHOLE_ROW } from '../../platform/records/inputs';
import type { SettingsProvider } from './calls';

const form = z.object({
  text: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: () => t('noticeTexts.required') }),
  ),
});

function EnglishLines({ lines }: { lines: readonly string[] }) {
  const title = t('noticeTexts.english', { count: lines.length });
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box
        component="section"
        aria-label={title}
        tabIndex={0}
        sx={{ maxHeight: 240, overflow: 'auto', border: '1px solid var(--line)', borderRadius: 1, px: 1 }}
      >
        <Box component="ol" sx={{ m: 0, pl: 4 }}>
          {lines.map((line, place) => (
            <Typography key={place} component="li" variant="body2" sx={{ py: 0.25 }}>
              {line}
            </Typography>
          ))}
        </Box>
      </Box>
    </>
  );
}

/** The notice in a language: beside the English lines a translation is pasted, or edited. */
export function NoticeTextDialog({ language, onClose }: { language: string; onClose: () => void }) {
  const dataProvider = useDataProvider<SettingsProvider>();
  const notify = useNotice();
  const { data, error } = useQuery({
    queryKey: ['settings', 'notice-text', language],
    queryFn: () => dataProvider.getNoticeTranslation(language),
    // a text that is edited is the one that is there
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    notify(failureText(error, t('noticeTexts.textFailed')), { type: 'error' });
    onClose();
  }, [error, notify, onClose]);
  return data ? <TranslationForm translation={data} onClose={onClose} /> : null;
}

function TranslationForm({ translation, onClose }: { translation: NoticeTranslation; onClose: () => void }) {
  const dataProvider = useDataProvider<SettingsProvider>();
  const { language, english_name: name, dir, present_version: version, english, text } = translation;
  return (
    <FormDialog
      title={t('noticeTexts.edit', { name })}
      label={t('action.save')}
      width="md"
      schema={form}
      defaultValues={{ text: text ?? '' }}
      send={(values, call) => dataProvider.setNoticeText(language, { ...values, version }, call)}
      texts={{ success: t('noticeTexts.saved'), failure: t('noticeTexts.saveFailed') }}
      onClose={onClose}
      intro={<EnglishLines lines={english} />}
    >
      <TextLine
        source="text"
        label={t('noticeTexts.text')}
        hint={t('noticeTexts.textHint')}
        lines={8}
        written={{ lang: language, dir }}
        isRequired
        sx={WHOLE_ROW}
      />
    </FormDialog>
  );
}
