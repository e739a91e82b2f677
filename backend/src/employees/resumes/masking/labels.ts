import { type MaskedKind } from './spans.js';
import { Spellings } from './spelling.js';
import { foldedText } from './view.js';

/** What a label announces; `none`: something that stays. */
export interface Label {
  kind: MaskedKind | 'none';
  /** Whether the label itself tells something ("Husband's name"), and goes with its value. */
  reveals: boolean;
  /** Whether it is one only beside values of its kind, or in a personal part: "Category", "Status". */
  isCommon: boolean;
}

interface Node {
  label?: Label;
  next: Map<string, Node>;
}

type Table = Partial<Record<MaskedKind | 'none', string>>;

/** Labels that mean nothing else. Their words stand in lower case, without punctuation and the s of a genitive. */
const CLEAR: Table = {
  name: `purna nav / purna naav / naav / peyar / full name / candidate name / name of candidate / name of the candidate / applicant name / name of applicant / name of the applicant / name in full / name in block letters / name in capital letters / surname / first name / last name / middle name / my name / my name is / alias / nickname / maiden name / preferred name / given name / family name / also known as / a k a / aka / urf / surname before marriage / name before marriage / maiden surname / name as per aadhaar / name as per passport / name as in passport / name in english / name in hindi / naam / mera naam / pura naam / संपूर्ण नाव / नांव /
    नाम / पूरा नाम / पूर्ण नाव / नाव / उम्मीदवार का नाम / आवेदक का नाम / பெயர் / முழு பெயர் / పేరు / పూర్తి పేరు / ಹೆಸರು / ಪೂರ್ಣ ಹೆಸರು / പേര് / പേര / മുഴുവൻ പേര് / নাম / পুরো নাম / ਨਾਮ / ਪੂਰਾ ਨਾਮ / નામ / પૂરું નામ / نام / ପୂରା ନାମ / ନାମ`,
  birth_date: `vay / p o b / pob / janma dinank / janma tarikh / janma date / janm tarikh / janm din / janam din / jonmo tarikh / boyosh / puttina tedi / vayasu / umra / birth / date of birth / birth dt / d o b / janm tithi / janam tithi / janm tarikh / umar / dt of birth / d o b age / born date / birth details / date of birth place / dob / birth date / birthdate / date of birth and age / date of birth age / dob age / birthday / date of brith / data of birth / date or birth / born / born on / born in / year of birth / birth year / place of birth / birth place / birthplace / age / age in years / age and date of birth / age dob / present age / age sex / age gender / dt of birth / time of birth / birth star / rashi / nakshatra / date and place of birth / place and date of birth / dateofbirth / d o birth / date of bith /
    जन्म तिथि / जन्मतिथि / जन्म दिनांक / जन्म तारीख / जन्मतारीख / जन्म स्थान / जन्म / उम्र / आयु / वय / பிறந்த தேதி / பிறந்த நாள் / வயது / పుట్టిన తేదీ / పుట్టిన తేది / వయస్సు / ಜನ್ಮ ದಿನಾಂಕ / ಹುಟ್ಟಿದ ದಿನಾಂಕ / ವಯಸ್ಸು / ജനനത്തീയതി / ജനന തീയതി / ജനനതീയതി / പ്രായം / വയസ്സ് / জন্ম তারিখ / জন্মতারিখ / বয়স / ਜਨਮ ਮਿਤੀ / ਜਨਮ ਤਾਰੀਖ / ਉਮਰ / જન્મ તારીખ / ઉંમર / تاریخ پیدائش / عمر / ଜନ୍ମ ତାରିଖ`,
  sex: `sex / gender / sex gender / gender sex / लिंग / लिङ्ग / பாலினம் / லிங்கம் / లింగం / ಲಿಂಗ / ലിംഗം / ലിംഗഭേദം / লিঙ্গ / ਲਿੰਗ / જાતિ લિંગ / લિંગ / جنس / ଲିଙ୍ଗ`,
  marital_state: `married unmarried / marital status / vivahit / civil state / marital condition / married or single / shaadi / vaivahik sthiti / वैवाहिक माहिती / maritial status / martial status / maritalstatus / material status / marital state / marriage status / matrimonial status / civil status / marriage date / date of marriage / anniversary / wedding anniversary / marital / maritual status /
    वैवाहिक स्थिति / वैवाहिक दर्जा / वैवाहिक स्थिती / विवाह स्थिति / திருமண நிலை / திருமணம் ஆனவரா / திருமணம் / వైవాహిక స్థితి / వైవాహిక స్థాయి / ವೈವಾಹಿಕ ಸ್ಥಿತಿ / വൈവാഹിക നില / വൈവാഹിക സ്ഥിതി / বৈবাহিক অবস্থা / ਵਿਆਹੁਤਾ ਸਥਿਤੀ / ਵਿਆਹੁਤਾ ਦਰਜਾ / વૈવાહિક સ્થિતિ / વૈવાહિક દરજ્જો / ازدواجی حیثیت / ازدواجی حالت`,
  religion: `rel / relig / dharma / mazhab / kuldevi / kuldevta / kuldaivat / kuladevata / kula deivam / ishta devta / religion rite / rite / religion / dharm / dharam / denomination / sect / religious denomination / church / parish / religious faith / religion and caste / religion caste / caste religion / caste and religion / religion nationality / nationality religion / nationality and religion / religion and nationality / religion community / faith / religious affiliation / धर्म / மதம் / మతం / ಧರ್ಮ / മതം / ধর্ম / ਧਰਮ / ધર્મ / مذہب / ଧର୍ମ`,
  caste: `jat / zaat / zat / gnati / gyati / caste / cast / community / varg / jaati / tribe / tribe name / community caste / clan / biradari / sub tribe / comm / sub caste / subcaste / caste category / caste community / category caste / social category / reservation category / caste certificate / caste certificate no / community certificate / community certificate no / gotra / gothra / gothram / reserved category / whether sc st obc / sc st obc / category sc st obc / caste and sub caste / caste sub caste / kulam / jati /
    जाति / जात / वर्ग / श्रेणी / जाति वर्ग / प्रवर्ग / சாதி / ஜாதி / இனம் / వర్గం / కులం / ಜಾತಿ / ಪಂಗಡ / ജാതി / സമുദായം / জাতি / জাতি শ্রেণী / ਜਾਤ / ਜਾਤੀ / જ્ઞાતિ / જાતિ / ذات`,
  family: `apatye / aai vadil / vadil / pati patni / biwi / biwi ka naam / walid / walid ka naam / baap ka naam / maa ka naam / bachche / pita nu naam / pitar nam / thanthai peyar / tandri peru / mama / chacha / kaka / mausa / jija / nana / dada / next of kin / next of kin name / nok / pita / pita ka naam / pita ji ka naam / pita ji da naam / mata / mata ka naam / mata ji ka naam / pati ka naam / patni ka naam / mata pita / local guardian / local guardian name / father name and phone / mother name and phone / father no / mother no / emergency / emergency person / in case of emergency / contact in emergency / guarantor / f name / m name / dependant / dependents details / relative / relation / fathers name / name of the father / father husband name / father or husband name / fathers occupation / parent guardian name / mothers name / mothers occupation / mother maiden name / siblings / sibling / brothers / sisters / no of brothers / no of sisters / number of siblings / no of siblings / brothers and sisters / brother sister / family background / family details / family members / family status / family income / family / annual family income / no of dependents / no of dependants / number of dependents / dependents / nominee / nominee name / emergency contact / emergency contact name / emergency contact number / emergency contact person / emergency contact no / emergency no / fathers full name / father name and occupation / fathers name and occupation / father guardian / father guardian name / family type /
    पिता का नाम / पिता / पिताजी का नाम / माता का नाम / माता / वडिलांचे नाव / आईचे नाव / पिता का व्यवसाय / माता पिता / भाई बहन / अभिभावक / தந்தை பெயர் / தந்தையின் பெயர் / தந்தை / தாய் பெயர் / தாயின் பெயர் / தாய் / அப்பா / அம்மா / அண்ணன் / தம்பி / அக்கா / தங்கை / भाई / बहन / बेटा / बेटी / पापा / मम्मी / वडील / বাবা / నాన్న / అమ్మ / ತಂದೆ / ತಾಯಿ / അച്ഛൻ / അമ്മ / પિતા / માતા / والد / والدہ / తండ్రి పేరు / తల్లి పేరు / ತಂದೆಯ ಹೆಸರು / ತಾಯಿಯ ಹೆಸರು / പിതാവിന്റെ പേര് / പിതാവ് / അച്ഛന്റെ പേര് / മാതാവിന്റെ പേര് / അമ്മയുടെ പേര് / মাতা / পিতা / পিতার নাম / মাতার নাম / বাবার নাম / ਪਿਤਾ ਦਾ ਨਾਮ / ਮਾਤਾ ਦਾ ਨਾਮ / ਪਿਤਾ / ਮਾਤਾ / પિતાનું નામ / માતાનું નામ / والد کا نام / ولدیت / والدہ کا نام`,
  address: `where i live / where i stay / sasurwadi / mul gaon / ghar ka pata / patta / thikana / mugavari / sarnamu / nearest airport / domicile / native place / local address / flat address / present stay / permanent stay / permanent addr / h o address / house address / house add / permanent home / pata / sthayi pata / correspondence / correspondence add / native of / native district / hometown address / present residence / res add / off add / residential add / pin code no / communication / local add / add for communication / present addr / add / permanent address / present address / current address / residential address / correspondence address / communication address / mailing address / postal address / local address / home address / contact address / temporary address / parmanent address / permanant address / address for communication / address for correspondence / address of communication / corresponding address / native place / native / native address / native village / home town / hometown / residence address / resi address / resi add / permanent add / present add / add / addr / full address / address line 1 / address line 2 / postal code / zip / zip code / home state / domicile / domicile state / state of domicile / current residence / place of residence / residing at / resident of / residence / current location / present location / current city / home district / address / my address / permanent residence / permanent and present address / present and permanent address / address permanent / address present / address with pin code / permanent home address / village /
    पता / स्थायी पता / वर्तमान पता / पत्र व्यवहार का पता / पत्राचार का पता / पत्ता / कायमचा पत्ता / सध्याचा पत्ता / मूल निवास / निवास / निवासी / गृह जिला / पिन कोड / मूळ गाव / முகவரி / நிரந்தர முகவரி / தற்போதைய முகவரி / சொந்த ஊர் / చిరునామా / శాశ్వత చిరునామా / ವಿಳಾಸ / ಖಾಯಂ ವಿಳಾಸ / വിലാസം / മേൽവിലാസം / സ്ഥിരം വിലാസം / ঠিকানা / স্থায়ী ঠিকানা / বর্তমান ঠিকানা / ਪਤਾ / ਪੱਕਾ ਪਤਾ / સરનામું / કાયમી સરનામું / پتہ / مستقل پتہ / موجودہ پتہ / ଠିକଣା`,
  phone: `phone / phones / cell phones / मोबाईल क्र / मोबाइल क्र / भ्रमणध्वनी क्र / मो क्र / मो / मो न / संपर्क क्र / pp no contact / ph / mobile / mob / tel / telephone / landline / contact no / contact number / contact nos / cell / cell phone / whatsapp / whats app / alternate no / alternate number / alternate contact / alternate mobile / alternative number / fax / res no / office no / residence no / home phone / mobile phone / phone mobile / call / contact mobile / m no / mo / handphone / alt no / alt mob / calling number / mobile whatsapp / phone whatsapp / मोबाइल / मोबाइल नं / मोबाइल नंबर / मोबाइल न / मोबाईल / मोबाईल नं / मोबाईल नंबर / मोबाइल नम्बर / फोन / फ़ोन / दूरभाष / संपर्क नंबर / संपर्क / व्हाट्सएप / भ्रमणध्वनी / கைபேசி / கைபேசி எண் / கைப்பேசி / தொலைபேசி / தொலைபேசி எண் / அலைபேசி / செல் / మొబైల్ / ఫోన్ / ఫోన్ నంబర్ / సెల్ / ಮೊಬೈಲ್ / ದೂರವಾಣಿ / ಮೊಬೈಲ್ ಸಂಖ್ಯೆ / ഫോൺ / മൊബൈൽ / ഫോൺ നമ്പർ / মোবাইল / ফোন / মোবাইল নম্বর / ਮੋਬਾਈਲ / ਫੋਨ / ਮੋਬਾਈਲ ਨੰਬਰ / મોબાઇલ / મોબાઈલ / ફોન / موبائل / فون / موبائل نمبر`,
  email: `email / emails / e mails / mails / mail ids / email ids / e mail / mail / email address / e mail address / emailid / gmail / g mail / personal email / alternate email / mailto / ईमेल / ई मेल / ईमेल आईडी / மின்னஞ்சல் / ఈమెయిల్ / ఇమెయిల్ / ಇಮೇಲ್ / ഇമെയിൽ / ഇ മെയിൽ / ই মেইল / ইমেল / ইমেইল / ਈਮੇਲ / ਈ ਮੇਲ / ઇમેઇલ / ઈમેલ / ای میل`,
  aadhaar: `aadhaar / aadhar / adhaar / adhar / uid / uidai / virtual id / aadhaar uid / आधार / आधार संख्या / आधार नंबर / आधार कार्ड / आधार कार्ड नंबर / आधार क्रमांक / ஆதார் / ஆதார் எண் / ఆధార్ / ఆధార్ నంబర్ / ಆಧಾರ್ / ಆಧಾರ್ ಸಂಖ್ಯೆ / ആധാർ / ആധാർ നമ്പർ / আধার / আধার নম্বর / ਆਧਾਰ / ਆਧਾਰ ਨੰਬਰ / આધાર / આધાર નંબર / آدھار / آدھار نمبر`,
  pan: `pan / permanent account number / income tax pan / पैन / पैन नंबर / पैन कार्ड / पैन न / பான் / పాన్ / ಪ್ಯಾನ್ / പാൻ / প্যান / ਪੈਨ / પાન / پین`,
  passport: `passport / pp / ppt no / p p no / passport nos / pport no / passport details / passport num / indian passport / पासपोर्ट / पासपोर्ट नंबर / பாஸ்போர்ட் / పాస్‌పోర్ట్ / ಪಾಸ್‌ಪೋರ್ಟ್ / പാസ്പോർട്ട് / পাসপোর্ট / ਪਾਸਪੋਰਟ / પાસપોર્ટ / پاسپورٹ`,
  identity: `pf index / p f index / p f index no / verification no / parwana no / परवाना क्र / परवाना न / श्रमिक पंजीयन / जन आधार / समग्र आईडी / समग्र / परिवार आईडी / samagra id / ayushman / voter id / pf / epf / cmpf / ppo / gun license / echs / bhamashah / sso id / jan aadhaar / janaadhar / employment exchange regd no / employment exchange reg no / employment exchange no / employment exchange regn no / employment exchange registration no / identity certificate / registration certificate / rc no / gun licence / arms licence / arms license / indos / खाता / खाता न / बैंक खाता न / cmpf a c / emirates id / iqama / civil id / qid / qatar id / nric / fin no / card no / family id / ppp id / e shram / bhim upi / phonepe gpay / savings account / savings a c / sb a c / sb account / a c / acct / aapar id / apaar / digilocker id / cdc / epic / driving licence / driving license / dl / d l / licence no / license no / licence number / license number / driving lic / uan / pf account no / esi / esic / bank account / account no / account number / bank a c / seaman book no / visa no / ssn / upi / vpa / gpay / google pay / abha / pran / मतदाता पहचान / मतदाता पहचान पत्र / वोटर आईडी / ड्राइविंग लाइसेंस / ड्राइविंग लाइसेंस नं / बैंक खाता / खाता संख्या / ஓட்டுநர் உரிமம் / வாக்காளர் அட்டை / ഡ്രൈവിംഗ് ലൈസൻസ് / samagra / बैज नं / बॅच नं / बॅज नं / लायसन्स नं / लाइसेंस नं`,
  handle: `insta gram / face book / tele gram / you tube / snap chat / git lab / hacker rank / leet code / linkedin / linked in / linkedin profile / linkedin url / github / git hub / github profile / gitlab / bitbucket / twitter / twitter handle / instagram / insta / facebook / fb / skype / skype name / telegram / snapchat / behance / dribbble / medium / stack overflow / stackoverflow / leetcode / hackerrank / hackerearth / codechef / codeforces / kaggle / quora / pinterest / youtube / youtube channel / tiktok / reddit / discord / slack id / wechat / viber / signal / threads / koo / sharechat / handle / handles / username / user name / user id / teams id / zoom id / orcid / google scholar / researchgate / naukri profile / hackster / topcoder / geeksforgeeks / gfg / codepen / replit / npm / dev to / hashnode / substack / x twitter / linktree / goodreads / xing / artstation / vimeo / soundcloud / ig / tg / gh / google talk / gtalk / hangouts / zoom / messenger / botim / imo / टेलीग्राम / टेलिग्राम / इंस्टाग्राम / इन्स्टाग्राम / इंस्टा / फेसबुक / ट्विटर / स्काइप / लिंक्डइन / यूट्यूब / स्नैपचैट / गिटहब`,
  link: `website / web site / personal website / portfolio / portfolio link / portfolio url / online portfolio / homepage / home page / blog / personal blog / url / web / link / links / profile link / video resume / resume link / drive link / site / webpage / web page`,
  referee: `referred by / reference from / known to / may be asked / can be asked / can be consulted / reference 1 / reference 2 / reference 3 / reference no 1 / reference no 2 / referee 1 / referee 2 / reference by / references name / reference name / reference person / reference persons / referral / referee name / ref 1 / ref 2 / refs / known person / known persons / contact for reference / for reference / reference / references / referee / referees / jaan pehchan / jan pehchan / जान पहचान / ओळख / ओळखीचे / परिचित / संदर्भ / respectable person / respectable persons / two respectable persons / responsible persons / two responsible persons`,
};
/** Their own words describe the person; they go with the value. */
const REVEALING: Table = {
  family: `husbands name / husbands occupation / wifes name / spouses name / no of children / kids / sons / daughters / no of kids / father in law / mother in law / father in law name / s o / d o / w o / h o / so of / son of / daughter of / wife of / husband of / d of / w of / s of / late husband /
    पति का नाम / पति / पत्नी का नाम / पत्नी / पतीचे नाव / संतान / बच्चे / पुत्र / पुत्री / आत्मज / கணவர் பெயர் / கணவர் / மனைவி / மனைவி பெயர் / భర్త పేరు / భార్య పేరు / ಗಂಡನ ಹೆಸರು / ಪತಿಯ ಹೆಸರು / ಪತ್ನಿಯ ಹೆಸರು / ഭർത്താവിന്റെ പേര് / ഭർത്താവ് / ഭാര്യയുടെ പേര് / ഭാര്യ / স্বামীর নাম / স্বামী / স্ত্রীর নাম / ਪਤੀ ਦਾ ਨਾਮ / ਪਤਨੀ ਦਾ ਨਾਮ / પતિનું નામ / પત્નીનું નામ / شوہر کا نام / شوہر / بیوی کا نام`,
};
/** Words of an address that stand like labels. */
const WITHIN: Table = {
  address: `c o / care of / via / pin / pin code / pincode / at / at po / at post / po / post office / house no / h no / flat no / door no / d no / p o / tehsil / teh / taluka / taluk / tal / mandal / village / vill / vpo / dist / district / post / ग्राम / गाँव / गांव / जिला / पोस्ट / थाना / तहसील / तालुका / ਪਿੰਡ / ਜ਼ਿਲ੍ਹਾ`,
};
/** Labels that are ordinary words elsewhere. */
const COMMON: Table = {
  name: `name / signed / hastakshar / இப்படிக்கு / आपला / आपला विश्वासू / आपली विश्वासू / i / signature / sign / signed / signature of candidate / signature of the candidate / signature of applicant / candidate signature / applicant signature / signed by / yours faithfully / yours sincerely / yours truly / candidate / applicant / हस्ताक्षर / भवदीय / भवदीया / कैंडिडेट`,
  marital_state: `status / married / marriage / m s / whether married / wedded / शादीशुदा / lagna / shadi`,
  family: `occupation / profession`,
  caste: `category / class / sub category / समाज / समुदाय`,
  address: `p s / ps / permanent / present / home / house / flat / room / camp / shop / studio / find me / sthan / सध्या / location / city / state / street / place / area / locality / country / town / region / base location / based in / based at / station / स्थळ / स्थान / ठिकाण / शहर / राज्य / இடம் / స్థలం / ಸ್ಥಳ / സ്ഥലം / স্থান / ਸਥਾਨ / સ્થળ / مقام`,
  phone: `contact / contacts / m / t / p / h / o / r / w / c / mb / res / resi / office / off / no`,
  email: `e`,
  passport: `doi / doe / poi / validity / valid / valid till / valid upto / valid up to / valid until / issue / issued / issued at / issued on / issue place / issuing authority / date of issue / place of issue / date of expiry / issue date / expiry date / expiry / exp / expires / expires on / passport validity`,
  identity: `licence / license / badge / ifsc / ifsc code / bank name / branch`,
  handle: `x / in / id / linkedin com / git`,
  referee: `ref / recommended by`,
};
/** What stays; where such a label begins, another one's value ends. */
const STAYING: Table = {
  none: `patent / patents / languages known / languages / language / languages spoken / language known / known languages / mother tongue / hobbies / hobby / interests / nationality / citizenship / blood group / blood gr / blood grp / blood / bg / height / weight / ht / wt / chest / ht wt / eyesight / current ctc / expected ctc / ctc / current salary / expected salary / salary / notice period / joining time / experience / total experience / work experience / qualification / education / skills / computer skills / technical skills / strengths / strength / weakness / objective / career objective / declaration / date / preferred location / preferred locations / preferred job location / willing to relocate / relocate / relocation / designation / current designation / company / company name / name of company / name of the company / name of organization / name of organisation / organization / organisation / employer / employer name / project / project name / project title / title / role / duration / period / client / client name / team size / environment / technologies / tools / responsibilities / roles and responsibilities / department / industry / job type / shift / reporting to / university / board / college / school / school name / college name / name of school / name of college / name of institute / name of institution / institute / institution name / institute name / name of university / name of the institute / name of exam / name of the exam / name of examination / course / course name / name of course / degree / percentage / marks / year / year of passing / passing year / stream / specialization / specialisation / subject / subjects / visa status / work permit / date of joining / availability / available from / present post / post applied for / position applied for / position / post / applied for / summary / profile / certification / certifications / certificate / certificates / registration no / reg no / reg number / council / physical status / health / disability / identification mark / identification marks / vehicle / own vehicle / two wheeler / hobbies and interests / current company / present company / current employer / present employer / last company / passport status / valid passport / typing speed / achievements / extra curricular / activities / ready to relocate / travel / willing to travel / references available / product / products / brand / territory / gst / gst no / gstin / batch / year of experience / years of experience / roll no / enrolment no / enrollment no / registration number / licence type / license type / type of licence / vehicle type / category of licence / class of vehicle / complexion / diet / food habits / smoking / drinking / physically challenged / physically handicapped / reason for leaving / linguistic proficiency / linguistic skills / computer knowledge / computer proficiency / shoe size / chest / waist / weblinks of projects / source / platform / database / operating system / os / sap / software / domain / sector / region / version / mode / grade / cgpa / gpa /
    राष्ट्रीयता / भाषा / भाषाएँ / भाषाएं / ज्ञात भाषाएँ / भाषा ज्ञान / रुचि / रुचियाँ / शौक / छंद / मातृभाषा / योग्यता / शैक्षणिक योग्यता / शिक्षा / अनुभव / कार्य अनुभव / दिनांक / तारीख / रक्त समूह / ऊंचाई / வெளிநாடு / தேசியம் / மொழிகள் / தெரிந்த மொழிகள் / கல்வித் தகுதி / அனுபவம் / தேதி / தாய்மொழி / ദേശീയത / ഭാഷകൾ / അറിയാവുന്ന ഭാഷകൾ / തീയതി / జాతీయత / భాషలు / మాతృభాష / తేదీ / ರಾಷ್ಟ್ರೀಯತೆ / ಭಾಷೆಗಳು / ದಿನಾಂಕ / জাতীয়তা / ভাষা / তারিখ / মাতৃভাষা / ਕੌਮੀਅਤ / ਭਾਸ਼ਾਵਾਂ / ਮਿਤੀ / રાષ્ટ્રીયતા / ભાષાઓ / તારીખ / قومیت / زبانیں / تاریخ`,
};

/** Beginnings of words of labels that stay, known or not: "Preferred Locations", "Known language", "Expected pay". */
const HARMLESS =
  /^(?:tankh|chhand|chand$|aavad|shauk|ruchi|pagar|padhai|taleem|languag|tongue|hobb|interest|nationalit|citizen|blood|height|weight|eyesight|chest|ctc|salar|pay|wage|money|notice|join|experien|qualif|educat|edn|edu$|pet$|stud|degree|skill|knowledge|strength|weak|objectiv|relocat|transfer|move|travel|prefer|expect|desig|position|post|role|title|compan|organi|employer|project|product|durat|period|client|team|tool|technolog|responsib|duties|depart|industr|shift|universit|college|school|institut|exam|course|percent|marks|year|stream|subject|avail|summar|profil|certif|regist|regn|reg|counc|memb|licen|health|fitness|medical|physical|disab|handicap|vehicle|typing|speed|achiev|award|activit|brand|gst|batch|roll|enrol|complex|diet|food|habit|smok|drink|comput|shoe|waist|hair|eye|date|dated|dt|day|time|ielts|sport|games|reading|music|goal|aim|dream|attitude|abilit|value|quality|rank|unit|regt|corps|trade|charact|software|hardware|publicat|patent|remark|note|reason|total|current|type|grade|medium|encl|attach|page|sub|ref|dear|to$|work|job|kaam|duty|machine|operat|form|number|document|yellow|vaccin|exp$|head|annual|career|family welfare|training|bank$|kind|statut|club|after|gun|bike|car$|driv|कम्प्यूटर|कंप्यूटर|टंकण|स्टेनो|वेतन|कार्य|काम|प्रशिक्षण|एड|எடை|உயரம்|வேலை|சம்பளம்)/;

const HARMLESS_NATIVE = new Set(
  foldedText(`${STAYING.none ?? ''} மொழி படிப்பு पढ़ाई शिक्षण చదువు ವಿದ್ಯೆ পড়াশোনা ਪੜ੍ਹਾਈ അഭ്യാസം`).match(
    /[\u0600-\u0dff]{3,}/g,
  ),
);

/** Whether a label that is not known announces nothing personal. */
export const isHarmless = (words: readonly string[]): boolean =>
  words.some((word) => HARMLESS.test(word) || HARMLESS_NATIVE.has(word));

/** "Spouse's employer", "mobile no. of father". */
const RELATIVES: readonly (readonly [string, boolean])[] = [
  ...'father / mother / parent / parents / guardian / brother / sister / dad / mom / papa / mummy / amma / appa / uncle'
    .split(' / ')
    .map((word) => [word, false] as const),
  ...'husband / wife / spouse / son / daughter / child / children / patni / pati / fiance / fiancee / in laws'
    .split(' / ')
    .map((word) => [word, true] as const),
];
const OF_RELATIVES =
  'name / full name / working / name and job / name job / name and occupation / whatsapp / employer / employment / occupation / profession / job / work / age / dob / date of birth / contact / contact no / contact number / phone / phone no / mobile / mobile no / number / qualification / education / income / details / address / designation / email'.split(
    ' / ',
  );

/** Of what a number tells: "QID number", "Voter ID card no", "Mobile number". */
const NUMBERED = ['aadhaar', 'pan', 'passport', 'phone', 'email', 'identity', 'handle'] as const;
/** Papers whose words are ordinary ones without "no". */
const PAPERS =
  'army / regtl / regt / artisan / badge / belt / buckle / canteen / ex serviceman / ex servicemen / force / ic / jc / personal / d l / election / emp / employee / health / id / identity / kisan / labour / ration / regimental / service / smart / voter'.split(
    ' / ',
  );
const OF_NUMBERED = 'no / nos / number / id / card / card no / card number / id no / num / nr'.split(' / ');

const OF_HANDLES =
  'page / profile / messenger / handle / name / username / user name / channel / account / link / url / आईडी'.split(
    ' / ',
  );

const ROOT: Node = { next: new Map() };
const WORDS = new Spellings();

for (const [table, reveals, isCommon] of [
  [STAYING, false, false],
  [COMMON, false, true],
  [WITHIN, true, true],
  [CLEAR, false, false],
  [REVEALING, true, false],
] as const) {
  for (const [kind, phrases] of Object.entries(table)) {
    for (const phrase of foldedText(phrases).split('/'))
      add(phrase, { kind: kind as Label['kind'], reveals, isCommon });
  }
}

for (const [relative, reveals] of RELATIVES) {
  const label: Label = { kind: 'family', reveals, isCommon: false };
  add(relative, label);
  for (const what of OF_RELATIVES) {
    add(`${relative} ${what}`, label);
    add(`${relative} s ${what}`, label);
    add(`${what} of ${relative}`, label);
  }
}

for (const paper of PAPERS) {
  for (const what of OF_NUMBERED) add(`${paper} ${what}`, { kind: 'identity', reveals: false, isCommon: false });
}

for (const kind of NUMBERED) {
  for (const phrase of foldedText(CLEAR[kind] ?? '').split('/')) {
    for (const what of OF_NUMBERED) add(`${phrase} ${what}`, { kind, reveals: false, isCommon: false });
  }
}

for (const network of foldedText(CLEAR.handle ?? '').split('/')) {
  for (const what of OF_HANDLES) add(`${network} ${what}`, { kind: 'handle', reveals: false, isCommon: false });
}

function add(phrase: string, label: Label): void {
  const words = phrase.match(/[\p{L}\p{M}\p{N}]+/gu);
  let node = ROOT;
  for (const word of words ?? []) {
    const next: Node = node.next.get(word) ?? { next: new Map() };
    node.next.set(word, next);
    WORDS.add(word);
    node = next;
  }
  if (words) node.label = label;
}

/** The longest of a label's words. */
export const MAX_LABEL_WORDS = 8;

/**
 * The longest label at the beginning of some words.
 * @param word answers the words one by one
 * @returns the label and how many words it has
 */
export function labelAt(
  word: (place: number) => string | undefined,
  isForm: boolean,
): { label: Label; words: number } | undefined {
  let node: Node | undefined = ROOT;
  let found: { label: Label; words: number } | undefined;
  for (let place = 0; place < MAX_LABEL_WORDS; place += 1) {
    const said = word(place);
    if (said === undefined) break;
    // father's name
    if (said === 's' && place && !node.next.has('s')) continue;
    node = node.next.get(said) ?? node.next.get(WORDS.find(said, isForm) ?? said);
    if (!node) break;
    if (node.label) found = { label: node.label, words: place + 1 };
  }
  return found;
}
