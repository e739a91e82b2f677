import { isPlace } from './places.js';
import { foldedText, type Word } from './view.js';

const set = (text: string): Set<string> => new Set(foldedText(text).split(/\s+/));

/** Stand before a name, and go with it. */
export const HONORIFICS = set(
  `mr mrs ms miss chef shri shree sri smt shrimati kum kumari dr er adv advocate prof capt captain col lt maj sh km mx sir madam master late md mohd hav sub nk श्री श्रीमती सुश्री कुमारी डॉ திரு திருமதி செல்வி శ్రీ శ్రీమతి ಶ್ರೀ ಶ್ರೀಮತಿ ശ്രീ ശ്രീമതി শ্রী শ্রীমতী মিঃ ਸ਼੍ਰੀ ਸ਼੍ਰੀਮਤੀ સ્વ શ્રી શ્રીમતી جناب محترمہ`,
);

/** An institution follows: the name before it is a part of that one's. */
const INSTITUTIONS = set(
  `academy agency agencies agro airways airport and apparel appliances arcade architects associates association auto automobiles autos bakery bank banking bhavan bhawan biotech board bros brothers builders cables capital care cars caterers cement centre center ceramics chemicals clinic
  co college company computers construction constructions consultancy consultants consulting convent cooperative corporation council couriers creations cricket dairy dental department designs developers diagnostics digital distributors education electricals electronics energy engineering engineers
  enterprise enterprises estate exports export fabrics facilitator factory fashions fertilizers films finance financial finserv finvest foods forge foundation furniture garments gas gold group groups gymkhana hall hardware healthcare high higher holdings hospital hospitals hotel hotels housing impex inc
  industrial industries infotech infra infrastructure inn institute institutes institution insurance intermediate international inter iti jewellers jewellery jewels junior kendra kendriya laboratories laboratory labs law library life limited links llp logistics ltd machines mahavidyalaya mahila maruti mart medical
  medicals memorial metals mills mission mobiles model motors multispeciality museum nagar news nursery nursing office oil open organics packaging paints paper park parivar petroleum pharma pharmaceuticals pharmacy physics plastics plc poly polyclinic polytechnic power prakashan press primary private printers
  products projects properties public publications pvt railway rao? realty refinery resorts restaurant retail rice road roadlines roadways route rubber sabha sadan samiti sangh sansthan sarees sari saree school schools science sciences secondary securities security senior services shipping silks society software solar solutions sons
  spinners sports square stadium state station stationers steel steels store stores street studio studios sugar super supermarket surgical systems tannery tea tech techno technologies technology technical telecom temple textile textiles theatre tiles tools tours tower towers tractors trade traders trading transport
  transports travels trophy trust trustees tyres university vidya vidyalaya vidyamandir vidyapeeth vishwavidyalaya vishvavidyalaya warehouse warrior worker workers works workshop yojana project programme program scheme award scholarship method algorithm theorem model award
  विद्यालय महाविद्यालय विश्वविद्यालय अस्पताल बैंक स्कूल कॉलेज संस्थान ट्रेडर्स उद्योग पाठशाला सीमेंट सिमेंट फाइनेंस टेक्सटाइल टेक्सटाइल्स मोटर्स मिल मिल्स फैक्ट्री कंपनी लिमिटेड एजेंसी कंस्ट्रक्शन इंडस्ट्रीज एंटरप्राइजेज फार्मा होटल हॉस्पिटल ज्वैलर्स ट्रांसपोर्ट இன்ஸ்டிடியூட் பள்ளி கல்லூரி மருத்துவமனை സ്കൂൾ കോളേജ് ആശുപത്രി పాఠశాల కళాశాల ಶಾಲೆ ಕಾಲೇಜು স্কুল কলেজ ਸਕੂਲ ਕਾਲਜ શાળા કોલેજ`,
);

/** Ordinary words and companies that are names, too. */
const ORDINARY = set(
  `gold rose lily daisy grace joy faith hope will mark art bill drew ray sunny star prince happy lovely young may june april august summer autumn pearl ruby crystal sky rain ocean river forest iris jasmine ivy heather amber violet olive jack rich frank grant chance chase cash
  smart king queen knight major bishop baker cook carter mason miller potter smith taylor turner walker fisher hunter archer gardener page price banks brooks fields woods hill stone field rivers lane street church bell power love lucky sweety sweet baby honey candy pinky
  java ruby perl python excel oracle swift dart julia scala kala shilpa vidya shakti shanti jyoti jaya vijay vijaya ajay bharat bharti bharati hind vikas pragati kiran tara asha usha deepak prakash raj rani raja maharaja ganga yamuna kaveri krishna narmada godavari
  tata bajaj birla godrej mahindra reliance ambani adani infosys wipro mahendra hero bosch ashok leyland kirloskar thermax jindal essar dabur emami marico pidilite raymond titan havells crompton usha voltas godrej lakme nirma amul ford dell
  data test key mail page class note sales design force market store prime apex metro india bharat indian general national state central union english hindi tamil bengali gujarati punjabi maths science history noor star art media sun moon lotus
  in at on to of is by for and the or an as it be do so no my me we he us may can new all one two day`,
);

/** Whether a word is also a thing, a place or a company, so that it is a name only beside others. */
export const isOrdinary = (word: string): boolean => ORDINARY.has(word) || isPlace(word);

export const isInstitution = (word: string): boolean => INSTITUTIONS.has(word);

/** Letters that a machine takes for others are one; a spelling with y is one with i. */
export function nameKey(word: string): string {
  const read =
    /\d|\|/.test(word) && /\p{L}/u.test(word)
      ? word.replace(/0/g, 'o').replace(/[1|]/g, 'l').replace(/5/g, 's').replace(/8/g, 'b')
      : word;
  return read.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/[i1|]/g, 'l');
}

/** The number of letters, each with its signs. */
export const lettersIn = (word: string): number => word.replace(/[\p{M}\d]/gu, '').length;

export const isInitial = (text: string, { start, end }: Word): boolean =>
  (end - start <= 2 && /^\p{Lu}\p{M}*$/u.test(text.slice(start, end))) ||
  // of a script without capitals: "ப. முருகன்", "முருகன். ப"
  (end - start <= 3 &&
    /^[\u0900-\u0dff]\p{M}*$/u.test(text.slice(start, end)) &&
    (text[end] === '.' || /^\. $/.test(text.slice(start - 2, start))));
