import { foldedWords } from './words.ts';

/**
 * Words that questions and phrases are built with, by language. Texts about anything have them, so queries are
 * searched without them: “do you ship to Brazil” as “ship Brazil”. Without words that also name things.
 */
const lists: Readonly<Record<string, string>> = {
  en: `a an the this that these those of for from to in on at by with and or is are was be do does did has have
    i we you my me our your what which who whom where when how there all any each every its they them their been being
    had not as if so than then but also one many much`,
  de: `der die das den dem des ein eine einen einem einer eines und oder in im an am auf aus bei beim für mit von vom zu
    zum zur ist sind war hat haben ich wir sie ihr ihre ihren ihrem unser unsere was welche welcher welches wer wen
    wo wann wie kann können muss müssen darf möchte viele zuständig verantwortlich`,
  pt: `o a os as um uma de do da dos das em no na nos nas por pelo pela para com e ou é são foi há eu nós vocês meu
    minha nosso nossa seu sua que qual quais quem onde quando como posso podemos pode quero quantos quantas`,
  es: `el la los las lo un una de del al en por para con y o es son fue hay yo nosotros ustedes mi nuestro nuestra su sus
    que qué cual cuál cuáles quien quién donde dónde cuando cuándo como cómo puedo podemos puede quiero`,
  fr: `le la les l un une de des du d c j m n s t qu en au aux à par pour avec et ou est sont je nous vous mon ma notre
    nos votre vos que quel quelle quels quelles qui où quand comment puis pouvons peut`,
  ar: 'في من على إلى عن مع أو هل ما ماذا هو هي أين متى كيف كم',
  bn: 'এবং ও বা কি কী কে কোথায় কখন কীভাবে আমি আমরা আমার আমাদের আপনি আপনার আপনাদের জন্য থেকে',
};

/** Words that connect others beside “I”, “we” or “you” only: “can I visit”, but “tin can”. */
const besidePerson = new Set(foldedWords('can could will would may must should get want need'));
const persons = new Set(['i', 'we', 'you']);

const byLanguage = new Map(Object.entries(lists).map(([lang, words]) => [lang, new Set(foldedWords(words))]));

/** Whether a folded word of a language only connects others. */
export const isFunctionWord = (folded: string, lang: string): boolean =>
  byLanguage.get(lang.split('-')[0] ?? lang)?.has(folded) === true;

/** The words that say what a query is about: those that are no function words, or all if there are no others. */
export function contentWords<W>(words: readonly W[], lang: string, foldedOf: (word: W) => string): readonly W[] {
  const language = lang.split('-')[0] ?? lang;
  const known = byLanguage.get(language);
  if (!known) return words;
  const hasPerson = language === 'en' && words.some((word) => persons.has(foldedOf(word)));
  const connects = (word: string) => known.has(word) || (hasPerson && besidePerson.has(word));
  const found = words.filter((word) => !connects(foldedOf(word)));
  return found.length > 0 ? found : words;
}
