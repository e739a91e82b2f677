import { foldedText } from './view.js';

const words = (text: string): Set<string> => new Set(foldedText(text).split(/\s+/));

/** Castes, tribes and peoples by their names; some are names of families, too. */
export const COMMUNITIES = words(
  `adi dravidar dravida brahmin brahman bram tambram rajput maratha kayastha lingayat vokkaliga vellalar ezhava thiyya bhumihar kunbi dhangar patidar
  baniya bania bunt billava kuruba mappila jat jatt meena mina yadav ahir nair nayar kamma kapu reddy thakur iyengar iyer agarwal oswal porwal lohana
  khatri arora mudaliar chettiar gounder kushwaha kurmi gurjar gujjar karan mahishya bhil gond santhal santal adivasi dalit kannadiga malayali malayalee
  maharashtrian bohra khoja memon chitpavan deshastha konkanastha saraswat saryuparin kanyakubja maithil smartha vadama havyaka namboodiri namboothiri
  teli mali koli agri bhandari vankar rabari prajapati kumhar lohar suthar sonar vishwakarma nai dhobi chamar jatav valmiki balmiki pasi musahar dusadh
  paswan mallah nishad kewat lodhi lodh maurya saini meghwal bairwa bishnoi rajpurohit charan maheshwari khandelwal ansari mansuri qureshi pathan sayyid
  syed sheikh rowther labbai mahar mang matang chambhar vanjari banjara lambadi lambani ramoshi lingayath velama balija padmashali goud mudiraj besta
  mala madiga vanniyar thevar nadar kallar maravar paraiyar pallar arunthathiyar badaga toda kota irula pulaya paraya cheramar kurava izhava baidya
  namasudra rajbanshi rajbongshi poundra kalita chutia jaintia pnar lusei lushai pangal naga zeliang rengma chang phom chettri chhetri magar sherpa
  tripuri reang jamatia chakma debbarma oraon kharia bhumij birhor kisan gaddi gujar bhotia jaunsari tharu buksa ramgarhia ramdasia mazhabi kamboj
  labana tarkhan khandayat pano dom korku baiga sahariya bhilala garasia dubla warli katkari thakar kathodi kolam pardhan madia kondh savara lambada
  yerukula koya chenchu pinjara mirasi julaha momin pandit`,
);

/** Peoples that are named as their languages are. */
export const PEOPLES = words(
  `mizo khasi garo bodo karbi mishing dimasa meitei ao angami sema sumi lotha konyak chakhesang tangkhul mao thadou kuki hmar paite limboo limbu lepcha
  bhutia newar gurung tamang rai kurukh ho munda halba dogra kinnaura marwari koch ahom`,
);

/** Religions and denominations, and who is of them. */
export const RELIGIONS = words(
  `hindu muslim christian sikh jain buddhist parsi catholic anglican methodist protestant jacobite zoroastrian hinduism islam christianity sikhism jainism buddhism
  baptist presbyterian pentecostal lutheran adventist evangelical unitarian marthoma orthodox brahmo sanamahi sarna ahmadiyya navayana digambar shwetambar svetambar sthanakvasi terapanthi amritdhari namdhari
  vaishnav vaishnava shaiva warkari lingayat jew jewish atheist agnostic bahai
  हिन्दू हिंदू मुस्लिम ईसाई सिख जैन बौद्ध`,
);
/** Stand before the name of a religion, and go with it. */
export const DENOMINATIONS = words(
  `syrian syro malabar malankara roman latin sunni shia shiite orthodox digambar shwetambar born again practising practicing devout rc mar thoma mahayana theravada sanatan sanatani irani kashmiri punjabi bengali tamil gujarati`,
);
