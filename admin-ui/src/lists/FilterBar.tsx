import { Box } from '@mui/material';
import { FilterForm } from 'react-admin';

/** The search of a list and the filters that were added. */
export function FilterBar() {
  return (
    <Box
      className="no-print"
      sx={{ mb: 1.5, '& form': { minHeight: 0, p: 0 }, '& .RaFilterForm-clearFix': { display: 'none' } }}
    >
      <FilterForm />
    </Box>
  );
}
