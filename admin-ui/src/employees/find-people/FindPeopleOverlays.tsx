import { EmployeeDrawer } from '../EmployeeDrawer';

/** The details of a person who was found. */
export default function FindPeopleOverlays({ path }: { path: string }) {
  return <EmployeeDrawer path={path} />;
}
