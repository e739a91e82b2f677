import { BooleanInput } from 'react-admin';
import * as z from 'zod/mini';
import { saveSearchRules } from '@niyukt/ui-shared/api/form-rules';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine, WHOLE_ROW } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { SavedQuery, SavedSearch } from './types';
import { useSavedSearches } from './useSavedSearches';

/** What is requested when a search is saved. */
const saveSearchForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => t('saved.nameMissing') }),
      z.maxLength(saveSearchRules.name.maxLength, { error: () => t('saved.nameTooLong') }),
    ),
  shared: z.boolean(),
  daily_mail: z.boolean(),
});

interface SaveSearchDialogProps {
  query: SavedQuery;
  /** The one that is changed; without it, a new one is kept. */
  edited?: SavedSearch;
  onClose: () => void;
}

/** Name of a saved search, who sees it, and whether it mails new people. */
export default function SaveSearchDialog({ query, edited, onClose }: SaveSearchDialogProps) {
  const { save } = useSavedSearches();
  return (
    <FormDialog
      title={t(edited ? 'saved.edit' : 'saved.save')}
      label={t('action.save')}
      schema={saveSearchForm}
      defaultValues={{
        name: edited?.name ?? query.q ?? '',
        shared: edited?.shared ?? false,
        daily_mail: edited?.daily_mail ?? false,
      }}
      send={(values, call) => save({ ...values, query }, call, edited?.search_id)}
      texts={{ success: t(edited ? 'saved.changed' : 'saved.done'), failure: t('saved.failed') }}
      onClose={onClose}
    >
      <TextLine source="name" label={t('saved.name')} isRequired isWide />
      <BooleanInput source="shared" label={t('saved.shared')} helperText={t('saved.sharedHint')} sx={WHOLE_ROW} />
      <BooleanInput
        source="daily_mail"
        label={t('saved.dailyMail')}
        helperText={t('saved.dailyMailHint')}
        sx={WHOLE_ROW}
      />
    </FormDialog>
  );
}
