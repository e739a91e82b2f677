import { useAssignees } from '../access/useAssignees';
import { ChoiceLine, type InputProps } from './inputs';

/** Somebody of the staff, or nobody in particular. */
export function StaffLine(props: InputProps) {
  const staff = useAssignees();
  return <ChoiceLine {...props} choices={staff} isOptional />;
}
