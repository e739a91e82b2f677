import { addEnglish } from '@niyukt/ui-shared/i18n/translate';
/** The page of help: what is done where, in a few sentences. */
export const texts = {
  'help.intro':
    'Ten short answers, in the order of the work. The search in the header finds people, jobs and places by name.',
  'help.picture': 'What it looks like: %{title}',
  'help.start': 'The first hour',
  'help.startText':
    'Until somebody is placed, the dashboard begins with a list of what to set up. Each line opens its place and ticks itself: your agency with GSTIN, bank or UPI, first company, first people, first job, colleagues. From then on it begins with what waits today.',
  'help.people': 'Bring your people in',
  'help.peopleText':
    'Drop a sheet (CSV or Excel) on Imports. The columns are guessed, and you correct them. Rows with a mistake say what is wrong and can be corrected there; nothing is added before you press Import. Or send people the link to register, from the dashboard.',
  'help.show': 'Connect, and show to a company',
  'help.showText':
    'Open a job or a person: suggestions say who fits, and why. “Connect” joins the two. The connection then has one next step on top: prepare the profile, then “Show to company”. The person is asked first. The company sees the profile without phone and email, and answers in its own pages or by the link in the mail.',
  'help.interview': 'Plan an interview',
  'help.interviewText':
    'Choose day, time and length. Both sides get an invitation for their calendar and can accept, decline or propose other times. Drag an interview in the calendar to move it; all are told in one mail.',
  'help.offer': 'Make an offer',
  'help.offerText':
    'Salary, joining date and the day until which it can be answered. The person answers on the phone. Once it is accepted, the next step sets the status to Offered.',
  'help.placed': 'Placed, and the invoice',
  'help.placedText':
    '“Mark as placed” asks for the joining date and the first-month gross, and shows fee, warranty and due date before you say yes. The invoice is the next step: look at the preview, issue it, and it is sent to the company. What is missing of the company’s billing data is asked for there.',
  'help.payment': 'Record a payment',
  'help.paymentText':
    'Open the invoice and record what came. Where the company deducted TDS, one press fills it in: 10 % of the fee, section 194J. Invoices that are late wait on the dashboard, with a button that reminds the company.',
  'help.claim': 'Somebody left within the warranty',
  'help.claimText':
    'The company reports it, or you file a claim from the placement. Whether the warranty covers it is checked by its dates. If you approve, the job opens again and the replacement is free of charge.',
  'help.backup': 'Backups',
  'help.backupText':
    'The foot of the dashboard says when everything was last backed up; it turns red and goes to the top when that is too long ago. A super admin can back up at once and download the sealed file. Keep its passphrase apart from it: without it nobody can open the file.',
  'help.access': 'Who may see what',
  'help.accessText':
    'Each admin has switches for money, exports, mailings, imports, merging and privacy. From which status companies see a name or a phone number is a setting. Every look at a person’s data is noted and shown in their details.',
} as const;

addEnglish('help', texts);
