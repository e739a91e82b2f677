import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '../../texts/console';
import { SortSelect } from './SortSelect';

interface CardToolsProps {
  sortFields: readonly string[];
  onSelect?: () => void;
}

/** What the heads of a table do, where there are cards: sorting; and selecting, for which cards have no room. */
export function CardTools({ sortFields, onSelect }: CardToolsProps) {
  const { total } = useListContext();
  return (
    <>
      <SortSelect fields={sortFields} />
      {onSelect && (
        <Button
          variant="outlined"
          color="inherit"
          className="tool-button"
          startIcon={<CheckBoxOutlined />}
          disabled={total === 0}
          onClick={onSelect}
        >
          <span className="button-word">{t('list.selectMode')}</span>
        </Button>
      )}
    </>
  );
}
