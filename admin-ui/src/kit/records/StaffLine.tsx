import { useAssignees } from '../access/useAssignees';
import { ChoiceLine, type InputProps } from './inputs';

/** A choice among the accounts of the staff, or none. */
export function StaffLine(props: InputProps) {
  const staff = useAssignees();
  return <ChoiceLine {...props} choices={staff} isOptional />;
}
