import '../../texts/mailings';
import Send from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { t } from '../../texts/console';
import MailDialog from './parts/MailDialog';
import { RECIPIENTS } from './recipients';

/** The button in the drawer of a record that sends a template to whom it stands for. */
export default function MailToOne() {
  const record = useRecordContext();
  const kind = RECIPIENTS[useResourceContext() ?? ''];
  const [isOpen, setOpen] = useState(false);
  if (!record || !kind) return null;
  return (
    <div className="no-print">
      <Button size="small" startIcon={<Send />} onClick={() => setOpen(true)}>
        {t('mail.action')}
      </Button>
      {isOpen && <MailDialog kind={kind} ids={[record.id]} onClose={() => setOpen(false)} />}
    </div>
  );
}
