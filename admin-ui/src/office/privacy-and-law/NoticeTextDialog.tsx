import { Box, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import * as z from 'zod/mini';
import type { NoticeText } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { SettingsProvider } from '../settings/calls';

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
          {lines.map((line, index) => (
            <Typography key={index} component="li" variant="body2" sx={{ py: 0.25 }}>
              {line}
            </Typography>
          ))}
        </Box>
      </Box>
    </>
  );
}

interface NoticeTextDialogProps {
  text: NoticeText;
  english: NoticeText;
  onClose: () => void;
}

/** The notice in a language: beside the English lines a translation is pasted, or edited. */
export function NoticeTextDialog({
  text: { language, english_name: name, dir, text },
  english,
  onClose,
}: NoticeTextDialogProps) {
  const dataProvider = useDataProvider<SettingsProvider>();
  return (
    <FormDialog
      title={t('noticeTexts.edit', { name })}
      label={t('action.save')}
      width="md"
      schema={form}
      defaultValues={{ text: text ?? '' }}
      send={(values, call) => dataProvider.setNoticeText(language, { ...values, version: english.version }, call)}
      texts={{ success: t('noticeTexts.saved'), failure: t('noticeTexts.saveFailed') }}
      onClose={onClose}
      intro={<EnglishLines lines={english.text?.split('\n') ?? []} />}
    >
      <TextLine
        source="text"
        label={t('noticeTexts.text')}
        hint={t('noticeTexts.textHint')}
        lines={8}
        written={{ lang: language, dir }}
        isRequired
        isWide
      />
    </FormDialog>
  );
}
