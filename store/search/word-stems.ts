/**
 * Endings that make a noun or an adjective of another word, by language. They are cut off only where the words as typed
 * find nothing: “environmental policy” is “environment policy”.
 */
const patterns: Readonly<Record<string, RegExp>> = {
  en: /(?<=.{5})(?:al|ally|ation|ations|ment|ments|er|ers|or|ors|ness|ly|ive|able)$/u,
  de: /(?<=.{5})(?:ung|ungen|lich|bar|erin|er|keit)$/u,
  pt: /(?<=.{5})(?:mento|mentos|cao|coes|dor|dora|ante|ar|er|ir|al|ais)$/u,
  es: /(?<=.{5})(?:miento|mientos|cion|ciones|dor|dora|ante|ar|er|ir|al|ales)$/u,
  fr: /(?<=.{5})(?:ment|ments|ation|ations|eur|euse|er|ir|al|aux|ale)$/u,
};

/** An English ending doubles the consonant before it: “wrapping”, “planned”. */
const doubled = /(?<=.{2})([bdgmnprt])\1(?:ing|ings|ed|er|ers)$/u;

/** The stem of a folded word; undefined if it has no such ending. */
export function wordStem(folded: string, lang: string): string | undefined {
  const language = lang.split('-')[0] ?? lang;
  if (language === 'en' && doubled.test(folded)) return folded.replace(doubled, '$1');
  const pattern = patterns[language];
  const stem = pattern === undefined ? folded : folded.replace(pattern, '');
  return stem === folded ? undefined : stem;
}
