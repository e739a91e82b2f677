import { Box } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { FoundFields } from '../../kit/search/FoundFields';
import { Marked } from '../../kit/search/Marked';
import { Keys } from './Keys';
import type { PaletteRow } from './rows';

interface RowProps {
  row: PaletteRow;
  words: readonly string[];
  /** What makes it an option of the combobox. */
  option: HTMLAttributes<HTMLElement>;
}

/** One thing that the palette offers: what it is, its name, and what distinguishes it. */
export function Row({ row, words, option }: RowProps) {
  const Icon = row.icon;
  return (
    <Box
      {...option}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        px: 1,
        py: 0.5,
        borderRadius: '8px',
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        scrollMarginBlock: 36,
        '& .enter': { visibility: 'hidden' },
        '&.Mui-focused': { bgcolor: 'var(--action-soft)', '& .enter': { visibility: 'visible' } },
        '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 } },
      }}
    >
      <Icon fontSize="small" aria-hidden="true" sx={{ color: 'text.secondary', flexShrink: 0 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          <Marked text={row.name} words={words} />
        </Box>
        {row.details.length > 0 && (
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            <Marked text={row.details.join(' · ')} words={words} />
          </Box>
        )}
        {row.found && row.found.length > 0 && (
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            <FoundFields fields={row.found} words={words} />
          </Box>
        )}
      </Box>
      <Box aria-hidden="true" sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}>
        {row.keys && <Keys keys={row.keys} />}
        <span className="enter">↵</span>
      </Box>
    </Box>
  );
}
