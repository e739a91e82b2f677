import { Box, type UseAutocompleteReturnValue } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { FoundFields } from '../../kit/search/FoundFields';
import { Marked } from '../../kit/search/Marked';
import { Keys } from './Keys';
import { PALETTE_ID, type PaletteRow } from './rows';

interface RowProps {
  row: PaletteRow;
  words: readonly string[];
  /** What makes it an option of the combobox. */
  option: HTMLAttributes<HTMLElement>;
}

/** One thing that the palette offers: what it is, its name, and what distinguishes it. */
function Row({ row, words, option }: RowProps) {
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

interface OptionsProps {
  combobox: UseAutocompleteReturnValue<PaletteRow, false, false, false, true>;
  words: readonly string[];
}

/** What the palette offers, in groups. */
export function Options({ combobox, words }: OptionsProps) {
  const listbox: HTMLAttributes<HTMLElement> = combobox.getListboxProps();
  return (
    <Box {...listbox} sx={{ position: 'relative', flex: 1, minHeight: 0, overflowY: 'auto', px: 1, pb: 1 }}>
      {combobox.groupedOptions.map(({ key, index, group, options }) => (
        <Box key={key} role="group" aria-labelledby={`${PALETTE_ID}-group-${index}`}>
          <Box
            id={`${PALETTE_ID}-group-${index}`}
            sx={{
              position: 'sticky',
              top: 0,
              zIndex: 1,
              bgcolor: 'background.paper',
              px: 1,
              pt: 1.25,
              pb: 0.5,
              fontSize: '0.8125rem',
              fontWeight: 600,
              color: 'text.secondary',
            }}
          >
            {group}
          </Box>
          {options.map((row, place) => {
            const { key: rowKey, ...option } = combobox.getOptionProps({ option: row, index: index + place });
            return <Row key={rowKey} row={row} words={row.found ? words : []} option={option} />;
          })}
        </Box>
      ))}
    </Box>
  );
}
