import { addEnglish } from '@niyukt/ui-shared/i18n/translate';
/** The state of the product, and mails that could not be delivered. */
export const texts = {
  'health.loadFailed': 'The state of the product could not be loaded',
  'health.allWell': 'All is well',
  'health.allWellHint': 'Work, mail, backups, disk and certificates are in order.',
  'health.needsYou': { one: '1 thing needs you', other: '%{count} things need you' },
  'health.checks': 'What was looked at',
  'health.version': 'Version %{version}, looked at %{when}',
  'health.again': 'Look again',
  'health.runbook': 'More for your server administrator: docs/operations.md, "Watch it".',
  'healthState.well': 'Well',
  'healthState.attention': 'To do',
  'healthState.unknown': 'Not known',
  'health.oldest': 'The oldest waits since %{when}.',
  'health.oldestUpload': 'The oldest was uploaded %{when}.',
  'health.resumes': 'Reading resumes',
  'health.resumes.none': 'Every resume is read.',
  'health.resumes.well': {
    one: '1 resume waits to be read.',
    other: '%{count} resumes wait to be read.',
  },
  'health.resumes.attention': {
    one: '1 resume waits, uploaded %{when}, and none was read for half an hour. Ask your server administrator to restart the product; if it stays so, "Work is stuck" in docs/operations.md goes on.',
    other:
      '%{count} resumes wait, the oldest uploaded %{when}, and none was read for half an hour. Ask your server administrator to restart the product; if it stays so, "Work is stuck" in docs/operations.md goes on.',
  },
  'health.imports': 'Imports',
  'health.imports.none': 'None is under way.',
  'health.imports.well': { one: '1 is under way.', other: '%{count} are under way.' },
  'health.imports.attention': {
    one: 'An import stopped before its end. Open Imports and press "Try Again": it goes on where it stopped.',
    other:
      '%{count} imports stopped before their end. Open Imports and press "Try Again": they go on where they stopped.',
  },
  'health.imports.long':
    'An import goes on since %{when}. Open Imports to see whether its rows grow; "Work is stuck" in docs/operations.md helps if not.',
  'health.exports': 'Exports',
  'health.exports.none': 'None is under way.',
  'health.exports.well': { one: '1 is being made.', other: '%{count} are being made.' },
  'health.exports.attention': {
    one: 'Somebody waits for a file since %{when}. Ask your server administrator to look under "Work is stuck" in docs/operations.md.',
    other:
      '%{count} files are waited for, the first since %{when}. Ask your server administrator to look under "Work is stuck" in docs/operations.md.',
  },
  'health.mails': 'Outgoing mail',
  'health.mails.none': 'Every mail has left.',
  'health.mails.well': { one: '1 mail is being sent.', other: '%{count} mails are being sent.' },
  'health.mails.attention': {
    one: '1 mail waits since %{when}: the mail server does not take it. Codes and invitations do not arrive. Check the password and the limits of your mail provider.',
    other:
      '%{count} mails wait, the oldest since %{when}: the mail server does not take them. Codes and invitations do not arrive. Check the password and the limits of your mail provider.',
  },
  'health.held_mails': 'Mails after a restore',
  'health.held_mails.well': 'None is held back.',
  'health.held_mails.attention': {
    one: 'A restore holds 1 mail back. Your server administrator sends it with npm run mail:release, or drops it with --discard.',
    other:
      'A restore holds %{count} mails back. Your server administrator sends them with npm run mail:release, or drops them with --discard.',
  },
  'health.backup': 'Backup',
  'health.backup.well': 'The last one was made %{when}.',
  'health.backup.attention':
    'The last one was made %{when}, more than a day ago. What was entered since would be lost with the disk. Ask your server administrator why the nightly backup does not run.',
  'health.backup.none':
    'None was made of this database so far. Everything would be lost with the disk. Press "Back up now" on the dashboard; where it is not there, ask your server administrator to set up the nightly backup.',
  'health.erased_file': 'File of erased people',
  'health.erased_file.well': 'It was up to date %{when}.',
  'health.erased_file.attention':
    'It could not be written since %{when}. After a loss of the database, a restore would bring people back who were erased since. Ask your server administrator to make ERASED_FOLDER writable: "Who was erased" in docs/operations.md.',
  'health.disk': 'Disk',
  'health.disk.well': '%{count} % of the disk is free.',
  'health.disk.attention':
    'Only %{count} % of the disk is free. When it is full, nothing can be saved. Ask your server administrator to make room: "The disk fills up" in docs/operations.md.',
  'health.disk.unknown': 'The disk could not be looked at.',
  'health.site_certificate': 'Certificate of the site',
  'health.site_certificate.well': 'It is valid until %{when}.',
  'health.site_certificate.attention':
    'It ends %{when}. Browsers will warn everybody then. Ask your server administrator why it was not renewed: "A certificate ends" in docs/operations.md.',
  'health.site_certificate.unknown':
    'The site could not be reached from the server itself, so its certificate was not seen.',
  'health.signing_certificate': 'Certificate that signs invoices',
  'health.signing_certificate.well': 'It is valid until %{when}.',
  'health.signing_certificate.attention': 'It ends %{when}. Order another one, and have it put in place of this one.',
  'failedMail.recipient': 'To',
  'failedMail.kind': 'Mail',
  'failedMail.written': 'Written',
  'failedMail.givenUp': 'Given up',
  'failedMail.attempts': 'Tries',
  'failedMail.reason': 'Reason',
  'failedMail.content': 'Send again',
  'failedMail.kept': 'Possible',
  'failedMail.notKept': 'Not kept',
  'failedMail.notKeptHint':
    'This mail carried a code or a link, which is not kept. Ask the recipient to request a new one.',
  'failedMail.send': 'Send again',
  'failedMail.sendSelected': 'Send %{count} again',
  'failedMail.sentMany': { one: 'The mail is on its way again', other: '%{count} mails are on their way again' },
  'failedMail.failed': 'The mail could not be sent again',
  'failedMail.empty': 'Every mail was delivered',
  'failedMail.emptyHint': 'A mail that the mail server refuses for a day appears here. It is kept for 90 days.',
} as const;

addEnglish('health', texts);
