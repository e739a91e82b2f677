import { bell } from './bell';
import { companyDashboard } from './company-dashboard';
import { companyLedger } from './company-ledger';
import { employeeDashboard } from './employee-dashboard';
import { employeeLabels } from './field-labels';
import { jobs } from './jobs';
import { members } from './members';

/** The dashboards of employees and companies, and what both are asked or told after a login: breaches, terms, penalties. */
export const texts = {
  ...bell,
  ...companyDashboard,
  ...companyLedger,
  ...employeeDashboard,
  ...employeeLabels,
  ...jobs,
  ...members,
  'account.grievances': 'Complaints and questions',
  'account.myData': 'My data',
  'action.viewDetails': 'View Details',
  'action.editProfile': 'Edit Profile',
  'action.print': 'Print',
  'breachNote.title': 'Something went wrong with your data',
  'breachNote.consequences': 'What may follow for you',
  'breachNote.measures': 'What we did',
  'breachNote.advice': 'What you can do',
  'breachNote.contact': 'Who answers your questions',
  'breachNote.read': 'I have read this',
  'breachNote.failed': 'This could not be saved. Please try again.',
  'newTerms.title': 'Please read our terms and conditions',
  'newTerms.hint': 'There is a version that you have not answered yet. Everything else goes on as before.',
  'newTerms.refused': 'You did not accept the present terms',
  'newTerms.refusedHint': 'What you accepted before stays in force. You can still say yes, see your data, or log out.',
  'newTerms.read': 'Read and answer',
  'newTerms.leave': 'Leave',
  'newTerms.yes': 'Yes, I accept',
  'newTerms.no': 'No, I do not accept',
  'newTerms.failed': 'Your answer could not be saved. Please try again.',
  'penalty.title': 'Notices of penalties',
  'penalty.case': 'Case %{id}: %{amount}',
  'penalty.due': 'Payable until %{day}. No interest is added.',
  'penalty.savePdf': 'Save the notice (PDF)',
  'penalty.savePdfFailed': 'The notice could not be saved. Please try again.',
  'penalty.answer': 'I do not agree, because',
  'penalty.answerHint': 'The agency reads it before anything else is done.',
  'penalty.answerMissing': 'Please write your answer',
  'penalty.yourAnswer': 'Your answer',
  'penalty.send': 'Send answer',
  'penalty.failed': 'Your answer could not be sent. Please try again.',
  'penaltyState.open': 'open',
  'penaltyState.notice_sent': 'notice sent',
  'penaltyState.disputed': 'disputed',
  'penaltyState.paid': 'paid',
  'penaltyState.waived': 'waived',
  'penaltyState.withdrawn': 'withdrawn',
  'penaltyState.lapsed': 'lapsed',
} as const;
