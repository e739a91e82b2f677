import { ConsentChoices } from '../../employee/ConsentChoices';

/** What an employee agrees to; loaded for employees alone. */
export default function OwnChoices() {
  return (
    <div className="max-w-2xl">
      <ConsentChoices how="my_data" />
    </div>
  );
}
