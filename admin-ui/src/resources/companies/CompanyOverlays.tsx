import { CompanyDrawer } from './CompanyDrawer';
import { CreateCompany } from './CreateCompany';

/** What opens over the list: the details of one, and the form that adds one. */
export default function CompanyOverlays({ path }: { path: string }) {
  return (
    <>
      <CompanyDrawer path={path} />
      <CreateCompany path={path} />
    </>
  );
}
