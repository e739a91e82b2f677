import { members } from '../companies/members';
import { resumes } from '../employees/resumes';
import { registerDrawerParts, registerPlaces } from '../kit/resource/registry';
import { mailToOne } from '../mail/mailings';
import { placementOfConnection } from '../money/placements';
import { possibleDuplicates } from '../office/duplicates';
import { accessLog } from '../privacy/access-log';
import { nomineeOfEmployee } from '../privacy/nominees';
import { sourceOfEmployee } from '../privacy/notices';
import { termsOfRecord } from '../privacy/terms';
import { interviewsOfConnection } from '../recruiting/interviews';
import { introductionsOfCompany } from '../recruiting/introductions';
import { suggestedJobs, suggestedPeople } from '../recruiting/matches';
import { notes } from '../recruiting/notes';
import { beforeJoining, offers } from '../recruiting/offers';
import { submissions } from '../recruiting/submissions';
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
