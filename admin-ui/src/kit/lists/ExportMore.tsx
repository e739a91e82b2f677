import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../../texts/console';
import { lazyPart } from '../chunks/lazy-part';

const ExportMenu = lazyPart(() => import('./ExportMenu'));

/** Lists that the server writes into files, however long they are. */
const WRITTEN_BY_SERVER = ['employees', 'companies', 'job-requests', 'connections'];

/** Beside the export of what fits into the browser: all rows, as CSV or for Excel. */
export function ExportMore() {
  const { resource } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  if (!WRITTEN_BY_SERVER.includes(resource)) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className="tool-button"
        aria-label={t('list.exportMore')}
        title={t('list.exportMore')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(true);
        }}
      >
        <ArrowDropDown />
      </Button>
      {wasOpened && <ExportMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
