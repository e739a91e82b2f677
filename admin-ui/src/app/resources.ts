import { registerDrawerParts, registerPlaces } from '../kit/resource/registry';
import { accessLog } from '../privacy/access-log';
import { introductionsOfCompany } from '../recruiting/introductions';
import { interviewsOfConnection } from '../recruiting/interviews';
import { mailToOne } from '../mail/mailings';
import { members } from '../companies/members';
import { nomineeOfEmployee } from '../privacy/nominees';
import { notes } from '../recruiting/notes';
import { beforeJoining, offers } from '../recruiting/offers';
import { placementOfConnection } from '../money/placements';
import { possibleDuplicates } from '../office/duplicates';
import { resumes } from '../employees/resumes';
import { sourceOfEmployee } from '../privacy/notices';
import { submissions } from '../recruiting/submissions';
import { suggestedJobs, suggestedPeople } from '../recruiting/matches';
import { termsOfRecord } from '../privacy/terms';
import { timeline } from '../recruiting/timeline';
import { PLACES } from './places';

registerPlaces(PLACES);
registerDrawerParts([
  ...placementOfConnection,
  ...submissions,
  possibleDuplicates,
  suggestedPeople,
  resumes,
  sourceOfEmployee,
  suggestedJobs,
  introductionsOfCompany,
  interviewsOfConnection,
  members,
  offers,
  beforeJoining,
  termsOfRecord,
  nomineeOfEmployee,
  mailToOne,
  notes,
  timeline,
  accessLog,
]);
