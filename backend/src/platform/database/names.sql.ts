/** Consonants, each followed by the vowel that it has by itself. */
const CONSONANTS = Object.entries({
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
});
/** Vowels: the letter that begins a syllable, and the sign behind a consonant. */
const VOWELS = [
  ['अ', '', 'a'],
  ['आ', 'ा', 'a'],
  ['इ', 'ि', 'i'],
  ['ई', 'ी', 'i'],
  ['उ', 'ु', 'u'],
  ['ऊ', 'ू', 'u'],
  ['ऋ', 'ृ', 'ri'],
  ['ए', 'े', 'e'],
  ['ऐ', 'ै', 'ai'],
  ['ओ', 'ो', 'o'],
  ['औ', 'ौ', 'au'],
  ['ऑ', 'ॉ', 'o'],
  ['ऍ', 'ॅ', 'e'],
] as const;

const REPLACED: [from: string, to: string][] = [
  // joiners
  ['\u200c', ''],
  ['\u200d', ''],
  ['ज्ञ', 'gyə'],
  ['ज़', 'zə'],
  ['फ़', 'fə'],
  ['़', ''],
  ...CONSONANTS.map(([letter, latin]): [string, string] => [letter, `${latin}ə`]),
  ...VOWELS.flatMap(([letter, sign, latin]): [string, string][] => [
    ...(sign ? [[`ə${sign}`, latin] as [string, string]] : []),
    [letter, latin],
  ]),
  ['ə्', '·'],
  ['ँ', 'n'],
  ['ः', 'h'],
];

const inLatin = REPLACED.reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, 'value');
/** What stands within names on papers. */
const NAME_SIGNS = "[.''’‘`-]";
const CONSONANT = '[b-df-hj-np-tv-z]+';
/** SQL of a text without an "a" that is not always spoken. */
const withoutWeakA = (text: string): string =>
  String.raw`regexp_replace(${text}, '([aeiou]${CONSONANT})a(?=${CONSONANT}[aeiou])', '\1', 'g')`;

/**
 * Names in two scripts (docs/rules.md#both-scripts).
 *
 * - `latin`: what is in Devanagari, in Latin letters as names are usually spelled. A consonant without a sign has an "a", but not at the end
 *   of a word unless two stand there together (Krishna), nor between a vowel with a consonant and a consonant with a vowel (Rajkumar).
 * - `name_letters`: a word as it is spoken, for names that are spelled in several ways (Deepak, Dipak).
 * - `name_key`: the same without the "a" that some write and some do not (Anjali, Anjli), and with one ending for "y", "ey" and "e".
 * - `name_marks`: the keys of the words of a name, each behind `~` where it is in Devanagari, and behind `^` where it is not; `asked_name`
 *   is the pattern for one in the other script, `asked_name_otherwise` what else is looked for: Nair for नायर, Verma for वर्मा.
 * - `name_spellings`: a name as it is typed, and how else people look for it: S.K. D'Souza as S K D Souza, SK DSouza and SKDSouza.
 */
export const NAMES_SQL = String.raw`
  create or replace function latin(value text) returns text language sql immutable strict parallel safe as $$
    select case when value !~ '[ऀ-ॿ]' then value else
      translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        ${inLatin},
        'ं(?=h)', 'ng', 'g'), 'ं(?=[pbm])', 'm', 'g'), 'ं', 'n', 'g'),
        '(·${CONSONANT})ə(?![a-zə·])', '\1a', 'g'), 'ə(?![a-zə·])', '', 'g'),
        '([aeiouə]${CONSONANT})ə(?=${CONSONANT}[aeiou])', '\1', 'g'), 'ə·', 'a') end $$;

  create or replace function name_letters(word text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(regexp_replace(regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(lower(public.latin(word)), '[^a-z]', '', 'g'), 'ph', 'f', 'g'), 'ksh|kch|x', 'ks', 'g'), 'chh?', 'C', 'g'), 'ck|c', 'k', 'g'),
      'a[uw]|ou|ow(?![aeiou])', 'o', 'g'), 'oo', 'u', 'g'), 'ee|ea|ie', 'i', 'g'), 'wqzC', 'vkjc'),
      '([bdgjkrst])h', '\1', 'g'), '(.)\1+', '\1', 'g'), '^h(?=[^aeiou])', '') $$;

  create or replace function name_key(word text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(${withoutWeakA('public.name_letters(word)')}, '(ey|e|y)$', 'i') $$;

  create or replace function name_marks(value text) returns text language sql immutable strict parallel safe as $$
    select coalesce(string_agg(case when word ~ '[ऀ-ॿ]' then ' ~' else ' ^' end || public.name_key(word), '' order by n), '')
    from regexp_split_to_table(value, '[\s.-]+') with ordinality w (word, n) where public.name_key(word) <> '' $$;

  create or replace function name_spellings(value text) returns text language sql immutable strict parallel safe as $$
    select case when value !~ '${NAME_SIGNS}' then value else concat_ws(' • ', value, btrim(regexp_replace(value, '${NAME_SIGNS}+\s*', ' ', 'g')),
      regexp_replace(value, '${NAME_SIGNS}+', '', 'g'), regexp_replace(value, '${NAME_SIGNS}+\s*', '', 'g')) end $$;

  create or replace function asked_name(word text) returns text language sql immutable strict parallel safe as $$
    select case when word ~* '^[a-zऀ-ॿ\u200c\u200d]+$' and length(public.name_key(word)) > 2
      then '%' || case when word ~ '[ऀ-ॿ]' then '^' else '~' end || public.name_key(word) || '%' end $$;

  create or replace function asked_name_otherwise(word text) returns text language sql immutable strict parallel safe as $$
    select script || nullif(otherwise, key) from (select key, script, case script
        when '^' then regexp_replace(regexp_replace(regexp_replace(key, 'aya?(?=${CONSONANT})', 'ai', 'g'), 'ar(?=${CONSONANT})', 'er', 'g'),
          '(${CONSONANT})ri$', '\1ari')
        else ${withoutWeakA(`regexp_replace(regexp_replace(key, 'ai(?=${CONSONANT})', 'aya', 'g'), 'er(?=${CONSONANT})', 'ar', 'g')`)} end as otherwise
      from (select substr(asked, 2, 1) as script, btrim(substr(asked, 3), '%') as key from public.asked_name(word) asked) a) o $$;
`;
