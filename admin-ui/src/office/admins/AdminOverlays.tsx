import { AdminDrawer } from './AdminDrawer';
import { CreateAdmin } from './CreateAdmin';

/** What opens over the list: the details of one, and the form that adds one. */
export default function AdminOverlays({ path }: { path: string }) {
  return (
    <>
      <AdminDrawer path={path} />
      <CreateAdmin path={path} />
    </>
  );
}
