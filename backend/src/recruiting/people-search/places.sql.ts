/** A state counts only where no city is named. */
const STATES =
  `india|bharat|andhra pradesh|assam|bihar|chhattisgarh|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|
  madhya pradesh|maharashtra|odisha|orissa|punjab|rajasthan|tamil nadu|telangana|uttar pradesh|uttarakhand|west bengal`.replace(
    /\n\s*/g,
    '',
  );

const listOf = (text: string): string[][] =>
  text
    .normalize('NFC')
    .split(/,\s+/)
    .map((names) => names.trim().split('/'));

/** Names of one city with `/` between them, its present one first; the letters are those that `fold` leaves. */
const CITIES = listOf(`
  bengaluru/bangalore/बेंगलुरु/बेंगलूरु/बंगलौर/बैंगलोर/ಬೆಂಗಳೂರು, mumbai/bombay/मुंबई/मुम्बई/बंबई, navi mumbai/new bombay/नवी मुंबई, gurugram/gurgaon/गुरुग्राम/गुड़गांव,
  delhi/new delhi/दिल्ली/नई दिल्ली, chennai/madras/चेन्नई/சென்னை, kolkata/calcutta/कोलकाता/কলকাতা, pune/poona/पुणे/पूना, kochi/cochin/कोच्चि,
  thiruvananthapuram/trivandrum, mysuru/mysore, mangaluru/mangalore, hubballi/hubli, belagavi/belgaum, vadodara/baroda/वडोदरा,
  prayagraj/allahabad/प्रयागराज/इलाहाबाद, varanasi/banaras/benares/वाराणसी/बनारस, puducherry/pondicherry, visakhapatnam/vizag/vishakhapatnam,
  shimla/simla/शिमला, kozhikode/calicut, thrissur/trichur, tiruchirappalli/trichy, kanpur/cawnpore/कानपुर, guwahati/gauhati/गुवाहाटी,
  chhatrapati sambhajinagar/aurangabad/औरंगाबाद, ahmedabad/amdavad/अहमदाबाद/અમદાવાદ, hyderabad/हैदराबाद, secunderabad/सिकंदराबाद, noida/नोएडा,
  greater noida/ग्रेटर नोएडा, ghaziabad/गाजियाबाद/ग़ाज़ियाबाद, faridabad/फरीदाबाद/फ़रीदाबाद, jaipur/जयपुर, lucknow/लखनऊ, nagpur/नागपुर, indore/इंदौर/इन्दौर, bhopal/भोपाल,
  chandigarh/चंडीगढ़, mohali/मोहाली, panchkula/पंचकूला, zirakpur, coimbatore, madurai, surat/सूरत, rajkot/राजकोट, nashik/nasik/नाशिक/नासिक, thane/thana/ठाणे,
  patna/पटना, ranchi/रांची, bhubaneswar/bhubaneshwar/भुवनेश्वर, vijayawada, salem, hosur, goa/गोवा, dehradun/देहरादून, ludhiana/लुधियाना, amritsar/अमृतसर,
  jamshedpur/tatanagar/जमशेदपुर, agra/आगरा, meerut/मेरठ, kolhapur/कोल्हापुर/कोल्हापूर, solapur/sholapur/सोलापुर/सोलापूर, satara/सातारा, sangli/सांगली,
  ahilyanagar/ahmednagar, jalgaon/जलगांव, amravati/अमरावती, akola/अकोला, latur/लातूर, nanded/नांदेड, ratnagiri, raipur/रायपुर, bilaspur/बिलासपुर, bhilai/भिलाई,
  gwalior/ग्वालियर, jabalpur/जबलपुर, ujjain/उज्जैन, udaipur/उदयपुर, kota/कोटा, jodhpur/जोधपुर, ajmer/अजमेर, bikaner/बीकानेर, warangal, guntur, nellore,
  tirupati, kakinada, rajahmundry, kurnool, erode, vellore, tirunelveli, thoothukudi/tuticorin, tiruppur/tirupur, udupi, davanagere, kollam/quilon,
  kottayam, palakkad/palghat, kannur/cannanore, alappuzha/alleppey, durgapur, asansol, siliguri, cuttack, rourkela, dhanbad/धनबाद, bokaro, jamnagar,
  bhavnagar, gandhinagar/गांधीनगर, anand, vapi, valsad, ankleshwar, bharuch, panipat/पानीपत, sonipat, karnal, rohtak/रोहतक, hisar/hissar, ambala,
  jalandhar/jullundur/जालंधर, patiala/पटियाला, bathinda/bhatinda, haridwar/hardwar/हरिद्वार, roorkee, rishikesh, haldwani, jammu/जम्मू, srinagar/श्रीनगर, silvassa,
  daman, panaji/panjim, margao/madgaon, bareilly/बरेली, aligarh/अलीगढ़, gorakhpur/गोरखपुर, moradabad/मुरादाबाद, mathura/मथुरा, jhansi/झांसी,
  muzaffarpur/मुजफ्फरपुर, gaya/गया, bhagalpur/भागलपुर, imphal, shillong, agartala, dibrugarh, silchar, aizawl, gangtok, itanagar, kohima, port blair`);

/** Parts of a city, and places beside it whose people work there: a colon after the city. */
const AREAS = `
  pune: pimpri chinchwad/pimpri-chinchwad/pimpri/chinchwad/pcmc/पिंपरी/पिंपरी चिंचवड/चिंचवड, hinjewadi/hinjawadi, wakad, kharadi, hadapsar, viman nagar, baner, chakan, talegaon, bhosari, magarpatta
  mumbai: thane, andheri/अंधेरी, bandra, borivali, goregaon, malad, kurla, powai, dadar/दादर, kandivali, vikhroli, ghatkopar, mulund, kalyan/कल्याण, dombivli/dombivali, mira road, vasai, virar, worli, lower parel, bhiwandi, chembur
  navi mumbai: vashi, nerul, cbd belapur/belapur, airoli, kharghar, panvel/पनवेल, ghansoli, turbhe
  bengaluru: whitefield, koramangala, electronic city/electronics city, hsr layout, marathahalli, indiranagar, jayanagar, hebbal, yelahanka, peenya, bellandur
  hyderabad: secunderabad, gachibowli, hitec city/hitech city/hi tech city, madhapur, kukatpally, kondapur, ameerpet, uppal
  delhi: dwarka, rohini, saket, okhla, nehru place, karol bagh, connaught place, lajpat nagar, janakpuri, pitampura
  gurugram: manesar/मानेसर, imt manesar, cyber city
  chennai: guindy, velachery, ambattur, sriperumbudur, tambaram, porur, t nagar
  kolkata: salt lake, howrah/हावड़ा, rajarhat, dum dum
  chandigarh: mohali, panchkula, zirakpur`
  .trim()
  .split('\n')
  .map((line) => {
    const [area = '', parts = ''] = line.split(': ');
    return { area: area.trim(), parts: listOf(parts) };
  });

const plain = (name: string): string => name.replaceAll('-', ' ');
const json = (value: object): string => `'${JSON.stringify(value)}'::jsonb`;
const NAMES = [
  ...CITIES,
  ...AREAS.flatMap(({ parts }) => parts.filter(([name]) => !CITIES.some(([city]) => city === name))),
];
const ALIASES = NAMES.flatMap((names) =>
  [...new Set(names.map(plain))].map((alias) => [alias, plain(names[0] ?? '')] as const),
);
const PARTS = AREAS.flatMap(({ area, parts }) => parts.map(([name = '']) => [plain(name), area] as const));
/** What else a city is called. */
const OTHERS = Object.fromEntries(
  NAMES.filter(({ length }) => length > 1).map(([name = '', ...others]) => [name, others.map(plain).join(' • ')]),
);

/** Words of what is said of places without naming one. */
const NO_PLACE =
  `hybrid onsite site office wfo only prefer preferred preferably preference other others any all ok okay yes no na nil none same as per open
  discuss discussed discussion negotiable depend depends company client job work working workplace field current currently present native location
  place city near nearby home house town village area local my me you your available immediate immediately ready willing shift travel travelling good
  best to be decided tbd`.split(/\s+/);

/** Words after which places are named that are not wanted: up to the end of the sentence, or only to the next comma. */
const EXCEPT =
  '\\m(?:(any ?(?:where|place|city)) but|except(?:ing)?(?: for| in)?|excluding|exclude|other than|apart from|but not(?: in| to)?|anything but|barring|outside)\\M';
const NOT = `\\m(?:not|no|never|avoid|don.?t want|cannot|can.?t|won.?t)\\M`;
const NOT_IN_HINDI = '(\\S{1,40}) (?:को छोड़कर|के अलावा|के सिवाय|के सिवा|छोड़कर|सोडून|नहीं|नको)'.normalize('NFC');

/**
 * What people and jobs say in their own words about places, read so that it can be compared.
 *
 * - `places_said`: `anywhere`, `remote`; a state only when no city is named; nothing that is no name of a place. A place may come twice.
 * - `places_told`: what is wanted, with the cities around parts of them (`places_in`), and what is not.
 * - `place_words`: a text that names what is not wanted is no words of a place: it is left out by who calls.
 */
export const PLACES_SQL = String.raw`
  create or replace function city_names() returns table (name text, alias text) language sql immutable parallel safe as $$
    values ${ALIASES.map(([alias, name]) => `('${name}', '${alias}')`).join(', ')} $$;

  create or replace function places_said(value text) returns table (n integer, place text, is_wanted boolean) language plpgsql immutable strict parallel safe as $$
  declare
    said text := public.fold(normalize(value, NFC));
    excepted text := '';
    wanted text := '';
    span text;
    cut text;
    piece text;
    words text[];
    at integer;
    is_city boolean;
    states text[] := '{}';
    has_place boolean := false;
  begin
    n := 0;
    if said ~ '\mncr\M' then
      said := regexp_replace(said, '\m(delhi[ /-]?)?ncr\M', 'delhi, gurugram, noida, ghaziabad, faridabad', 'g');
    end if;
    if said ~ '\m(no|not|never|avoid|don|can|won|except|exclud|other|apart|but|barring|outside)|[^\x01-\x7f]' then
      said := regexp_replace(said, '\m(no (preferences?|constraints?|bar|issues?|problems?|choice|restrictions?)|not (specific|particular|fixed))\M', ' anywhere ', 'g');
      said := regexp_replace(said, '\mnot (mentioned|specified|applicable|decided|known)\M', ' ', 'g');
      said := regexp_replace(said, '${NOT_IN_HINDI}', chr(1) || '\1; ', 'g');
      said := regexp_replace(regexp_replace(said, '${EXCEPT}', '\1 ' || chr(1), 'g'), '${NOT}', chr(2), 'g');
      foreach span in array regexp_split_to_array(said, '(?=[\x01\x02])') loop
        cut := case left(span, 1) when chr(1) then substring(span from '^\x01(?:[^;|)\n.]|\.\S)*')
          when chr(2) then substring(span from '^\x02(?:[^,;|)\n.]|\.\S)*') else '' end;
        cut := regexp_replace(cut, '\mbut\M.*', '');
        excepted := excepted || ', ' || substr(cut, 2);
        wanted := wanted || ', ' || substr(span, 1 + length(cut));
      end loop;
    else
      wanted := said;
    end if;
    foreach is_wanted in array array[true, false] loop
      continue when not is_wanted and excepted = '';
      foreach piece in array regexp_split_to_array(case when is_wanted then wanted else excepted end,
        '\s*(?:[,/;|&()+\n]|\s-\s|\s(?:or|and|to)\s)\s*') loop
        piece := btrim(regexp_replace(translate(piece, '-' || chr(1) || chr(2), '   '), '[0-9]{6}|\s+', ' ', 'g'), ' .');
        continue when piece = '';
        n := n + 1;
        is_city := false;
        if is_wanted and piece ~ '\m(remote|work from home|wfh)\M' then
          place := 'remote'; is_city := true; return next;
        end if;
        if is_wanted and piece ~ '^any$|\m(any ?where|any (place|location|city)|pan ?india|all (over )?india|across india|flexible|relocat[a-z]*)\M|कहीं भी|कुठेही' then
          place := 'anywhere'; is_city := true; return next;
        end if;
        words := string_to_array(piece, ' ');
        at := 1;
        while at <= cardinality(words) loop
          for size in reverse least(3, cardinality(words) - at + 1) .. 1 loop
            place := ${json(Object.fromEntries(ALIASES))} ->> array_to_string(words[at : at + size - 1], ' ');
            if place is not null then
              is_city := true; at := at + size - 1; return next;
              exit;
            end if;
          end loop;
          at := at + 1;
        end loop;
        if is_city then
          has_place := has_place or is_wanted;
        elsif piece = any('{${STATES.replaceAll('|', ',')}}'::text[]) then
          if is_wanted then states := states || piece; else place := piece; return next; end if;
        elsif piece ~ '[^0-9 .]' and length(piece) <= 40 and cardinality(words) <= 3 and not words && '{${NO_PLACE.join(',')}}'::text[] then
          place := piece; has_place := has_place or is_wanted; return next;
        end if;
      end loop;
    end loop;
    if has_place then return; end if;
    is_wanted := true;
    foreach place in array states loop return next; end loop;
  end $$;

  create or replace function places_named(value text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(place order by n), '{}') from (
      select place, min(n) as n from places_said(value) where is_wanted group by place) p $$;

  create or replace function places_told(value text) returns table (wanted text[], unwanted text[]) language sql immutable strict parallel safe as $$
    select coalesce(array_agg(place order by n, place) filter (where is_wanted), '{}'), coalesce(array_agg(place order by place) filter (where not is_wanted), '{}')
    from (select x.place, s.is_wanted, min(x.n) as n from places_said(value) s
      cross join lateral (values (s.place, s.n), (case when s.is_wanted then ${json(Object.fromEntries(PARTS))} ->> s.place end, s.n + 1000)) x (place, n)
      where x.place is not null group by x.place, s.is_wanted) p $$;

  create or replace function places_in(value text) returns text[] language sql immutable strict parallel safe as $$
    select wanted from places_told(value) $$;

  create or replace function city_aliases(place text) returns text language sql immutable strict parallel safe as $$
    select ${json(OTHERS)} ->> place $$;

  create or replace function place_words(preferred_location text, places text[]) returns text language sql immutable parallel safe as $$
    select concat_ws(' • ', preferred_location, array_to_string(places, ' • '),
      (select string_agg(city_aliases(place), ' • ') from unnest(places) place)) $$;
`;
