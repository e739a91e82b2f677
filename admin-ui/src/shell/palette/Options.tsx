import { Box, type UseAutocompleteReturnValue } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { Row } from './Row';
import { PALETTE_ID, type PaletteRow } from './rows';

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
