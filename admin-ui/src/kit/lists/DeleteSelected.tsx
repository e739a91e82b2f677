import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { type RaRecord, useGetRecordRepresentation, useListContext } from 'react-admin';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';
import { useDelete } from '../records/useDelete';
import { nameText } from './name-text';

/** The button that deletes the selected rows after a question. */
export default function DeleteSelected() {
  const { resource, selectedIds, data = [] } = useListContext<RaRecord>();
  const nameOf = useGetRecordRepresentation(resource);
  const deleteRecords = useDelete();
  const selected = selectedIds.map((id) => {
    const record = data.find((row) => row.id === id);
    return { id, name: record ? nameText(nameOf(record)) : String(id) };
  });
  return (
    <Button color="error" startIcon={<DeleteOutline />} onClick={() => void deleteRecords(selected)}>
      {t('bulk.delete', { count: countText(selectedIds.length) })}
    </Button>
  );
}
