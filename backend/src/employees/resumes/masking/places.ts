import { foldedText } from './view.js';

/** Cities, states and parts of them that stand in addresses and heads. */
const PLACES = `kol|gtk|gzb|bbsr|simdega|khunti|seraikela|kharsawan|chatra|garhwa|sahebganj|sahibganj|koderma|champhai|kolasib|serchhip|mamit|saiha|siaha|mokokchung|
tuensang|wokha|zunheboto|phek|senapati|ukhrul|chandel|tamenglong|kangpokpi|mangan|namchi|gyalshing|pelling|jowai|nongpoh|baghmara|
williamnagar|dharmanagar|kailashahar|ambassa|khowai|belonia|naharlagun|pasighat|tawang|bomdila|ziro|tezu|roing|hailakandi|haflong|
diphu|duliajan|sivasagar|golaghat|dhemaji|bongaigaon|barpeta|nalbari|rangia|chengalpattu|tiruvallur|kallakurichi|ariyalur|tiruvarur|
mayiladuthurai|nilgiris|ooty|udhagamandalam|coonoor|kotagiri|tenkasi|ranipet|tirupathur|srirangam|mylapore|cherpu|jhajjar|charkhi|dadri|
nuh|mewat|muktsar|fazilka|ferozepur|nawanshahr|bhatinda|sirmaur|kinnaur|lahaul|spiti|anantnag|baramulla|pulwama|kupwara|budgam|
ganderbal|shopian|bandipora|kulgam|doda|kishtwar|poonch|rajouri|reasi|ramban|samba|kathua|udhampur|hathras|baraut|baghpat|shamli|
amroha|sambhal|kasganj|auraiya|farrukhabad|mahoba|chitrakoot|kaushambi|chandauli|siddharthnagar|maharajganj|kushinagar|shravasti|
balrampur|bahraich|ambedkar|amethi|malvan|kadegaon|vita|sangola|karad|islampur|miraj|anjangaon|surji|achalpur|daryapur|murtizapur|
khamgaon|chikhli|mehkar|hinganghat|arvi|kadi|unjha|visnagar|dhrangadhra|wadhwan|botad|gondal|jetpur|amreli|mahuva|palitana|dahod|
godhra|lunawada|modasa|himatnagar|kollegal|bhadravathi|sagara|tiptur|chintamani|nandyal|adoni|tadipatri|dharmavaram|piduguralla|chirala|
bapatla|narasaraopet|kavali|sullurpeta|
india|bharat|south india|north india|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|
nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|tamilnadu|telangana|tripura|uttar pradesh|uttarakhand|uttaranchal|west bengal|delhi|new delhi|puducherry|pondicherry|jammu|kashmir|jammu and kashmir|
ladakh|chandigarh|andaman|lakshadweep|ncr|delhi ncr|ap|mp|up|uk|wb|tn|ka|mh|gj|rj|hr|pb|hp|jk|kl|ts|tg|br|jh|cg|dl|u p|m p|a p|w b|h p|t n|
agra|ara|arrah|bishnupur|thoubal|araria|aurangabad|balaghat|banda|banka|banswara|barabanki|baramati|baran|bargarh|barmer|barnala|basti|beed|betul|bhadohi|bhandara|bhind|bhojpur|bolangir|budaun|bulandshahr|buldhana|bundi|burhanpur|buxar|chamba|chandrapur|chhindwara|chikkamagaluru|chikmagalur|chitradurga|chittorgarh|churu|cooch behar|coorg|
damoh|darjeeling|dausa|deoria|dhamtari|dharmapuri|dholpur|dhubri|dumka|etah|faridkot|fatehabad|fatehpur|gadag|gadchiroli|ghazipur|giridih|goalpara|godda|gonda|gondia|gopalganj|gudivada|gumla|gurdaspur|hamirpur|hanumangarh|hardoi|haveri|hingoli|hoshangabad|jaisalmer|jalaun|jalna|jalor|jalpaiguri|jamalpur|jamui|
jajpur|jharsuguda|jind|kaithal|kalimpong|kanker|kannauj|kargil|karimganj|katihar|katni|kendrapara|keonjhar|khagaria|khandwa|khargone|kishanganj|kodagu|kokrajhar|koppal|koraput|krishnagiri|kullu|lakhimpur|lalitpur|latehar|lohardaga|madhepura|madhubani|mainpuri|malegaon|mandsaur|mansa|mau|medinipur|midnapore|mirzapur|
morena|munger|murshidabad|nabarangpur|nagapattinam|nagaur|nahan|nalanda|nandurbar|narsinghpur|nawada|nayagarh|neemuch|osmanabad|dharashiv|pakur|palamu|daltonganj|palanpur|palwal|panna|parbhani|patan|perambalur|pilibhit|pithoragarh|almora|porbandar|pratapgarh|pudukkottai|pollachi|purulia|rae bareli|raebareli|raisen|rajgarh|
ramanathapuram|ramgarh|rampur|ropar|rupnagar|sabarkantha|saharsa|sangrur|saran|sasaram|sawai madhopur|sehore|seoni|shahdol|sheopur|shivpuri|sidhi|sindhudurg|sirohi|sitamarhi|sitapur|sivaganga|sivakasi|sonbhadra|sonepat|supaul|surendranagar|suri|tarn taran|theni|tinsukia|tikamgarh|tonk|tumkuru|una|unnao|uttarkashi|vaishali|hajipur|
vidisha|virudhunagar|wardha|washim|yadgir|yavatmal|vijayanagaram|vizianagaram|suryapet|siddipet|mancherial|adilabad|mahabubnagar|bhimavaram|tenali|tanuku|hindupur|proddatur|aizawl|lunglei|churachandpur|tura|hyd|blr|b lore|bengaluru urban|bangalore urban|bangalore rural|navi|mbd|
mumbai|bombay|navi mumbai|thane|pune|poona|nagpur|nashik|nasik|aurangabad|chhatrapati sambhajinagar|solapur|kolhapur|amravati|akola|nanded|sangli|satara|jalgaon|latur|ahmednagar|dhule|ratnagiri|kalyan|dombivli|vasai|virar|
panvel|palghar|bhiwandi|ulhasnagar|mira road|pimpri|chinchwad|bengaluru|bangalore|mysuru|mysore|mangaluru|mangalore|hubballi|hubli|dharwad|belagavi|belgaum|kalaburagi|gulbarga|davangere|davanagere|ballari|bellary|shivamogga|shimoga|
tumakuru|tumkur|udupi|hassan|mandya|bidar|raichur|vijayapura|bagalkot|kolar|chennai|madras|coimbatore|madurai|tiruchirappalli|trichy|salem|tirunelveli|tiruppur|erode|vellore|thoothukudi|tuticorin|dindigul|thanjavur|
kanchipuram|kancheepuram|hosur|nagercoil|karur|cuddalore|kumbakonam|namakkal|villupuram|tambaram|avadi|kochi|cochin|ernakulam|thiruvananthapuram|trivandrum|kozhikode|calicut|thrissur|trichur|kollam|quilon|kannur|
cannanore|kottayam|palakkad|palghat|alappuzha|alleppey|malappuram|pathanamthitta|idukki|wayanad|kasaragod|aluva|angamaly|hyderabad|secunderabad|warangal|karimnagar|nizamabad|khammam|nalgonda|mahbubnagar|
visakhapatnam|vizag|vijayawada|guntur|nellore|tirupati|kurnool|rajahmundry|kakinada|anantapur|kadapa|ongole|eluru|machilipatnam|srikakulam|chittoor|kolkata|calcutta|howrah|durgapur|asansol|siliguri|burdwan|
bardhaman|kharagpur|hooghly|malda|nadia|bankura|haldia|kalyani|barasat|barrackpore|bhubaneswar|cuttack|puri|rourkela|sambalpur|berhampur|balasore|patna|gaya|muzaffarpur|bhagalpur|darbhanga|purnia|arrah|begusarai|
samastipur|chapra|siwan|motihari|ranchi|jamshedpur|dhanbad|bokaro|hazaribagh|deoghar|lucknow|kanpur|varanasi|banaras|allahabad|prayagraj|agra|meerut|ghaziabad|noida|greater noida|bareilly|aligarh|moradabad|
saharanpur|gorakhpur|jhansi|mathura|firozabad|faizabad|ayodhya|muzaffarnagar|shahjahanpur|sultanpur|azamgarh|ballia|jaunpur|hapur|etawah|gurugram|gurgaon|faridabad|panipat|ambala|rohtak|hisar|karnal|sonipat|
yamunanagar|panchkula|bhiwani|sirsa|rewari|kurukshetra|ludhiana|amritsar|jalandhar|patiala|bathinda|mohali|hoshiarpur|pathankot|moga|firozpur|kapurthala|zirakpur|jaipur|jodhpur|udaipur|kota|ajmer|bikaner|alwar|
bhilwara|sikar|sri ganganagar|pali|bharatpur|jhunjhunu|ahmedabad|amdavad|surat|vadodara|baroda|rajkot|bhavnagar|jamnagar|gandhinagar|junagadh|anand|nadiad|bharuch|ankleshwar|vapi|valsad|navsari|mehsana|bhuj|
gandhidham|morbi|bhopal|indore|jabalpur|gwalior|ujjain|sagar|dewas|satna|ratlam|rewa|raipur|bhilai|bilaspur|durg|korba|raigarh|dehradun|haridwar|roorkee|haldwani|rishikesh|nainital|rudrapur|shimla|solan|mandi|
dharamshala|kangra|baddi|srinagar|leh|guwahati|silchar|dibrugarh|jorhat|tezpur|nagaon|imphal|shillong|aizawl|kohima|dimapur|agartala|itanagar|gangtok|panaji|panjim|margao|vasco|mapusa|port blair|daman|silvassa|
dubai|sharjah|abu dhabi|doha|qatar|uae|u a e|oman|muscat|kuwait|bahrain|saudi arabia|riyadh|jeddah|singapore|london|usa|united states|canada|toronto|australia|germany|united kingdom|malaysia|nepal|kathmandu|
model town|civil lines|gomti nagar|lajpat nagar|malviya nagar|vaishali nagar|whitefield|koramangala|indiranagar|jayanagar|marathahalli|electronic city|hsr layout|btm layout|andheri|borivali|malad|goregaon|kandivali|dadar|bandra|kurla|ghatkopar|mulund|powai|chembur|baner|wakad|hinjewadi|hinjawadi|
kothrud|hadapsar|kharadi|viman nagar|aundh|gachibowli|madhapur|kukatpally|miyapur|kondapur|adyar|velachery|anna nagar|t nagar|tambaram|porur|salt lake|rajarhat|new town|rohini|dwarka|janakpuri|laxmi nagar|karol bagh|pitampura|
दिल्ली|नई दिल्ली|मुंबई|पुणे|नागपुर|नागपूर|लखनऊ|जयपुर|पटना|भोपाल|इंदौर|कानपुर|वाराणसी|उत्तर प्रदेश|मध्य प्रदेश|राजस्थान|बिहार|महाराष्ट्र|भारत|हरियाणा|नाशिक|ठाणे|औरंगाबाद|सातारा|कोल्हापूर|சென்னை|மதுரை|கோயம்புத்தூர்|தமிழ்நாடு|
திருச்சி|சேலம்|హైదరాబాద్|విజయవాడ|తెలంగాణ|ఆంధ్రప్రదేశ్|ಬೆಂಗಳೂರು|ಮೈಸೂರು|ಕರ್ನಾಟಕ|കൊച്ചി|തിരുവനന്തപുരം|കോഴിക്കോട്|തൃശ്ശൂർ|കേരളം|എറണാകുളം|কলকাতা|হাওড়া|পশ্চিমবঙ্গ|ਲੁਧਿਆਣਾ|ਅੰਮ੍ਰਿਤਸਰ|ਜਲੰਧਰ|ਪੰਜਾਬ|ਪਟਿਆਲਾ|અમદાવાદ|સુરત|ગુજરાત|
વડોદરા|રાજકોટ|لکھنؤ|دہلی|حیدرآباد|ଭୁବନେଶ୍ୱର|କଟକ`;

const KNOWN = new Set(
  foldedText(PLACES)
    .split('|')
    .map((place) => place.trim()),
);
const MAX_PLACE_WORDS = 3;

/** Whether these words name places and nothing else. */
export function areOnlyPlaces(words: readonly string[]): boolean {
  if (!words.length || words.length > 10) return false;
  for (let at = 0; at < words.length;) {
    const count = [MAX_PLACE_WORDS, 2, 1].find(
      (length) => at + length <= words.length && KNOWN.has(words.slice(at, at + length).join(' ')),
    );
    // a postal code, or a district's number beside its city
    if (!count && !(at && /^(?:\d{1,3}|[1-8]\d{5}|east|west|north|south|e|w)$/.test(words[at] ?? ''))) return false;
    at += count ?? 1;
  }
  return true;
}

/** Whether a word is the name of a place. */
export const isPlace = (word: string): boolean => word.length > 2 && KNOWN.has(word);
