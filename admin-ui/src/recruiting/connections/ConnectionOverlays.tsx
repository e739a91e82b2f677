import { ConnectionDrawer } from './ConnectionDrawer';
import { CreateConnection } from './CreateConnection';

/** What opens over connections: the details of one, and the form that adds one. */
export default function ConnectionOverlays({ path }: { path: string }) {
  return (
    <>
      <ConnectionDrawer path={path} />
      <CreateConnection path={path} />
    </>
  );
}
