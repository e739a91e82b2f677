/** Skills that are words of English, too, or letters. */
const WORDS =
  /(?<![\p{L}\p{N}.+#@_-])(access|basic|c|dart|excel|express|flask|go|notion|oracle|outlook|r|react|ruby|rust|shell|sketch|slack|spark|spring|swift|swing|teams|unity|word)(?![\p{L}\p{N}+#@_-]|['’.]\p{L})/giu;
/** In a list, or at the ends of a line: "Excel, Go and R". */
const OPENS = /(?:[,;:|/•·()[\]&+–—*-]|\b(?:and|or))$/i;
const CLOSES = /^\s*(?:$|[,;|/•·()[\]&+\t\n]|[-–—]|\.\s*(?:\n|$)|(?:and|or)\b)/i;
/** What only a skill has before or behind it. */
const SAYS_SKILL =
  /\b(?:ms|microsoft|advanced?|using|knows?|knowledge of|proficien\w+ in|skill\w* in|expert\w* in|experience (?:in|with)|(?:good|strong|fluent|comfortable|trained|certified|programming|coding) (?:in|with|at)|(?:java|python|php|sql) with|hands[- ]on|core|embedded|(?:expertise|skills?|tools?|software|technologies):|excel|word|powerpoint|languages?:?) $/i;
const OF_SKILL =
  /^ (?:boot|mvc|cloud|security|framework|batch|dba|erp|apps|financials|fusion|database|db|sql|pl|\d{1,2}[cgi]|native|js|ui|script(?:s|ing)?|sheets?|macros?|vba|formulas?|pivot\w*|skills|lang|language|programming|developer|services|streaming|hooks|on rails)\b/i;
/** Behind the first word of a sentence. */
const GOES_ON =
  /^ (?:a|an|as|at|above|beyond|by|for|from|in|into|my|of|on|our|out|over|quickly|that|the|their|through|to|under|up|with|your|well|\d{4})\b/i;
/** Other things by their names, or by what counts them. */
const OF_OTHERS = /^ (?:of|highway|avenue|train|dzire|air|first|bank|card|limited|ltd|pvt|certificate|grade|\d{4})\b/i;
const OF_GRADE = /\b(?:grade|class|category|vitamin|hepatitis|group|section|type|tier|plan|block|indian|american) $/i;
const ENDS_SENTENCE = /[.!?:;•·*]$/;
const BESIDE = 40;

/** A text in which words that are skills elsewhere are left out where they are words of a sentence: "I excel at this". */
export const withoutCommonWords = (text: string): string =>
  text.replace(WORDS, (word: string, _same: string, at: number) =>
    isSkill(word, text.slice(Math.max(0, at - BESIDE), at), text.slice(at + word.length, at + word.length + BESIDE))
      ? word
      : ',',
  );

function isSkill(word: string, before: string, behind: string): boolean {
  if (OF_OTHERS.test(behind) || OF_GRADE.test(before)) return false;
  if (OF_SKILL.test(behind) || SAYS_SKILL.test(before)) return true;
  const lead = before.trimEnd();
  const isFirst = !lead || /[\t\n]/.test(before.slice(lead.length));
  if ((isFirst || OPENS.test(lead)) && CLOSES.test(behind)) return true;
  if (word.length === 1 || !/^\p{Lu}/u.test(word)) return false;
  return !((isFirst || ENDS_SENTENCE.test(lead)) && GOES_ON.test(behind));
}
