import { RecordPicker } from '../records/RecordPicker';
import type { FilterProps } from './filters';

const WIDE = { minWidth: { sm: 260 } };

/** A filter by one record, which is found by typing its name. @param field where the name stands */
const filterByName = (resource: string, field: string) =>
  function RecordFilter(input: FilterProps) {
    return (
      <RecordPicker
        {...input}
        resource={resource}
        sort={{ field, order: 'ASC' }}
        optionText={(record) => String(record[field] ?? '')}
        sx={WIDE}
      />
    );
  };

/** Of one company. */
export const CompanyFilter = filterByName('companies', 'name');

/** Of one employee. */
export const EmployeeFilter = filterByName('employees', 'full_name');
