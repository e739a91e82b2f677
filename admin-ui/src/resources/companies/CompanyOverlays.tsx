import { CreateCompany } from './CreateCompany';
import { CompanyDrawer } from './CompanyDrawer';

/** What opens over the list: the details of one, and the form that adds one. */
export default function CompanyOverlays({ path }: { path: string }) {
  return (
    <>
      <CompanyDrawer path={path} />
      <CreateCompany path={path} />
    </>
  );
}
