import type { RaRecord } from 'react-admin';
import type { OwnInputProps } from '../../platform/lists/filters';
import { RecordPicker } from '../../platform/records/RecordPicker';

const WIDE = { minWidth: { sm: 260 } };

/** Of one company, which is found by typing. */
export const CompanyFilter = (input: OwnInputProps) => (
  <RecordPicker
    {...input}
    resource="companies"
    sort={{ field: 'name', order: 'ASC' }}
    optionText={(company: RaRecord) => String(company['name'] ?? '')}
    sx={WIDE}
  />
);

/** Of one person, who is found by typing. */
export const PersonFilter = (input: OwnInputProps) => (
  <RecordPicker
    {...input}
    resource="employees"
    sort={{ field: 'full_name', order: 'ASC' }}
    optionText={(person: RaRecord) => String(person['full_name'] ?? '')}
    sx={WIDE}
  />
);
