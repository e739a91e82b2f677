import { ImportDrawer } from './ImportDrawer';
import { UploadImport } from './UploadImport';

/** What opens over the list: an import with its steps, and the dialog that uploads a file. */
export default function ImportOverlays({ path }: { path: string }) {
  return (
    <>
      <ImportDrawer path={path} />
      <UploadImport path={path} />
    </>
  );
}
