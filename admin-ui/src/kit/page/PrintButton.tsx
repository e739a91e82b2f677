import Print from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { t } from '../../texts/console';

/** Prints the page. On a phone it is its sign alone. */
export function PrintButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      className="tool-button"
      startIcon={<Print />}
      disabled={disabled}
      onClick={() => window.print()}
    >
      <span className="button-word">{t('console.print')}</span>
    </Button>
  );
}
