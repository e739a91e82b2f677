import { ConsentChoices } from '../employee/ConsentChoices';

/** What an employee agrees to; loaded for employees alone. */
export default function OwnChoices() {
  return <ConsentChoices how="my_data" />;
}
