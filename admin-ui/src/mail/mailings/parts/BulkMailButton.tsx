import '../../../texts/mailings';
import Send from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import type { Mailing } from '@niyukt/ui-shared/api/types';
import { countText } from '@niyukt/ui-shared/domain/format';
import { mayDo } from '../../../kit/access/staff';
import { useStaff } from '../../../kit/access/StaffContext';
import { lazyPart } from '../../../kit/chunks/lazy-part';
import { MAX_SELECTED } from '../../../kit/lists/max-selected';
import { readAllPages } from '../../../kit/lists/read-all-pages';
import { totalText } from '../../../kit/lists/total';
import { useListFilter } from '../../../kit/lists/useListFilter';
import { failureText } from '../../../kit/providers/http-client';
import { t } from '../../../texts/console';
import { MAX_RECIPIENTS } from '../recipients';

const MailDialog = lazyPart(() => import('./MailDialog'));

/** Sends a template to all selected records, or to all of a list that has more than can be selected. */
export default function BulkMailButton(props: { kind: Mailing['kind'] }) {
  return mayDo(useStaff(), 'bulk_mail') ? <MailButtons {...props} /> : null;
}

function MailButtons({ kind }: { kind: Mailing['kind'] }) {
  const { resource, sort, total = 0, meta, selectedIds, onUnselectItems } = useListContext();
  const filter = useListFilter();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [ids, setIds] = useState<readonly Identifier[]>();
  const [isReading, setReading] = useState(false);
  const readAll = async (): Promise<void> => {
    if (total > MAX_RECIPIENTS) {
      notify(t('mail.tooMany', { max: countText(MAX_RECIPIENTS) }), { type: 'warning' });
      return;
    }
    setReading(true);
    try {
      const rows = await readAllPages((pagination) =>
        dataProvider.getList<RaRecord>(resource, {
          sort,
          filter,
          pagination,
        }),
      );
      setIds(rows.map(({ id }) => id));
    } catch (error) {
      notify(failureText(error, t('mail.allFailed')), { type: 'error' });
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <Button startIcon={<Send />} onClick={() => setIds(selectedIds)}>
        {t('mail.actionMany', { count: countText(selectedIds.length) })}
      </Button>
      {total > MAX_SELECTED && (
        <Button startIcon={<Send />} disabled={isReading} onClick={() => void readAll()}>
          {t('mail.actionAll', { count: totalText(total, meta) })}
        </Button>
      )}
      {ids && <MailDialog kind={kind} ids={ids} onClose={() => setIds(undefined)} onSent={() => onUnselectItems()} />}
    </>
  );
}
