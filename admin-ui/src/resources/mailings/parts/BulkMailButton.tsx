import Send from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import type { Mailing } from '@niyukt/ui-shared/api/types';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/mailings';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { lazyPart } from '../../../platform/chunks/lazy-part';

const MailDialog = lazyPart(() => import('./MailDialog'));

/** Sends a template to all selected records. */
export default function BulkMailButton({ kind }: { kind: Mailing['kind'] }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Send />} onClick={() => setOpen(true)}>
        {t('mail.actionMany', { count: countText(selectedIds.length) })}
      </Button>
      {isOpen && (
        <MailDialog kind={kind} ids={selectedIds} onClose={() => setOpen(false)} onSent={() => onUnselectItems()} />
      )}
    </>
  );
}
