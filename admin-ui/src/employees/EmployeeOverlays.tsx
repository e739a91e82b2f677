import { AddEmployee } from './AddEmployee';
import { EmployeeDrawer } from './EmployeeDrawer';

/** What opens over the list: the details of one, and the form that adds one. */
export default function EmployeeOverlays({ path }: { path: string }) {
  return (
    <>
      <EmployeeDrawer path={path} />
      <AddEmployee path={path} />
    </>
  );
}
