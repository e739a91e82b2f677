import { useMatch } from 'react-router-dom';
import { IntroductionList } from './IntroductionList';
import { PrintedRegister } from './PrintedRegister';

/** The register as a list, or that of one company as it is printed. */
export default function IntroductionsPage() {
  const companyId = useMatch('/introductions/company/:id')?.params.id;
  return companyId === undefined ? <IntroductionList /> : <PrintedRegister companyId={Number(companyId)} />;
}
