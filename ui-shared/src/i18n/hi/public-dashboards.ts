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
  'account.grievances': 'शिकायतें और सवाल',
  'account.myData': 'मेरी जानकारी',
  'action.viewDetails': 'पूरी जानकारी देखें',
  'action.editProfile': 'प्रोफ़ाइल बदलें',
  'action.print': 'प्रिंट करें',
  'breachNote.title': 'आपकी जानकारी के साथ कुछ गलत हुआ',
  'breachNote.consequences': 'इससे आपके साथ क्या हो सकता है',
  'breachNote.measures': 'हमने क्या किया',
  'breachNote.advice': 'अब क्या किया जा सकता है',
  'breachNote.contact': 'आपके सवालों के जवाब कौन देगा',
  'breachNote.read': 'मैंने पढ़ लिया',
  'breachNote.failed': 'यह सेव नहीं हुआ। फिर से कोशिश करें।',
  'newTerms.title': 'हमारे नियम और शर्तें पढ़ें',
  'newTerms.hint': 'एक वर्शन का जवाब अभी बाकी है। बाकी सब पहले की तरह चलता रहेगा।',
  'newTerms.refused': 'अभी के नियम और शर्तें मंज़ूर नहीं हैं',
  'newTerms.refusedHint': 'जो पहले मंज़ूर था, वही लागू है। अब भी हाँ कहा जा सकता है। अपनी जानकारी देखें, या लॉग आउट करें।',
  'newTerms.read': 'पढ़ें और जवाब दें',
  'newTerms.leave': 'बाहर जाएँ',
  'newTerms.yes': 'हाँ, मंज़ूर है',
  'newTerms.no': 'नहीं, मंज़ूर नहीं है',
  'newTerms.failed': 'आपका जवाब सेव नहीं हुआ। फिर से कोशिश करें।',
  'penalty.title': 'जुर्माने के नोटिस',
  'penalty.case': 'केस %{id}: %{amount}',
  'penalty.due': '%{day} तक देना है। कोई ब्याज नहीं लगेगा।',
  'penalty.savePdf': 'नोटिस सेव करें (PDF)',
  'penalty.savePdfFailed': 'नोटिस सेव नहीं हुआ। फिर से कोशिश करें।',
  'penalty.answer': 'यह सही नहीं है, क्योंकि',
  'penalty.answerHint': 'आगे कुछ करने से पहले एजेंसी इसे पढ़ती है।',
  'penalty.answerMissing': 'अपना जवाब लिखें',
  'penalty.yourAnswer': 'आपका जवाब',
  'penalty.send': 'जवाब भेजें',
  'penalty.failed': 'आपका जवाब नहीं भेजा गया। फिर से कोशिश करें।',
  'penaltyState.open': 'खुला',
  'penaltyState.notice_sent': 'नोटिस भेजा गया',
  'penaltyState.disputed': 'आपत्ति दर्ज',
  'penaltyState.paid': 'चुकाया गया',
  'penaltyState.waived': 'माफ़',
  'penaltyState.withdrawn': 'वापस लिया गया',
  'penaltyState.lapsed': 'समय खत्म',
} as const;
