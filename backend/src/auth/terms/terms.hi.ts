import { AGENCY, AGENCY_LINES } from '../../platform/agency.js';
import { type Terms } from './terms.js';

/** The terms of employees in Hindi, without their version: a change of either text raises it. */
export const employeeTermsInHindi = (): Pick<Terms, 'title' | 'sections'> => ({
  title: 'उम्मीदवारों के लिए नियम और शर्तें',
  sections: [
    {
      heading: 'कोई फ़ीस नहीं',
      text: `${AGENCY.name} उम्मीदवारों से कोई फ़ीस नहीं लेती: रजिस्टर करना, नौकरी से जोड़ा जाना और नौकरी लगना, सब मुफ़्त है।`,
      summary: 'आपसे कभी कोई पैसा नहीं लिया जाता।',
    },
    {
      // docs/rules.md#commitment
      heading: '2 साल का वादा',
      text: 'हमारी सेवा से मिला नौकरी का ऑफ़र मंज़ूर करने के बाद उस कंपनी में कम से कम 2 साल काम करना होगा।',
      summary: 'ऑफ़र मंज़ूर करने का मतलब है कम से कम 2 साल का वादा।',
    },
    {
      heading: 'एजेंसी के ज़रिए ही',
      text: `जिस कंपनी से ${AGENCY.name} ने आपको मिलाया, उसकी नौकरी ${AGENCY.name} के बिना मंज़ूर नहीं की जाएगी, और न उस कंपनी से सीधे बात की जाएगी।`,
      summary: 'जिन कंपनियों से हम मिलाते हैं, उनसे हमारे ज़रिए ही बात करें।',
    },
    {
      heading: 'नियम तोड़ने पर जुर्माना',
      text: 'ये नियम तोड़ने पर हमारे नोटिस के 15 दिन के अंदर 10,000 रुपये का जुर्माना देना होगा।',
      summary: 'ये नियम तोड़ने पर ₹10,000, नोटिस के 15 दिन के अंदर।',
    },
    {
      heading: 'काम का समय',
      text: `हमारे काम का समय: ${AGENCY_LINES.hi.businessHours}। इस समय के बाहर मिले नोटिस अगले काम के दिन मिले माने जाते हैं।`,
      summary: AGENCY_LINES.hi.businessHours,
    },
  ],
});
