const hints = {
  whoever: 'name the actor',
  nobody: 'name the actor',
  somebody: 'name the actor',
  whatever: 'name the things',
  lest: 'write “so that … not”',
  'be it': 'list the cases',
  'of which': 'write a second sentence',
};

const refused = new RegExp(`\\b(${Object.keys(hints).join('|').replaceAll(' ', '\\s')})\\b`, 'gi');

export interface RefusedWord {
  line: number;
  word: string;
  hint: string;
}

/** The words of a text that prose and code of this project do not use, with the lines on which they are. */
export function refusedWords(text: string): RefusedWord[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(refused)].map(([word]) => {
      const hint = Object.entries(hints).find(([name]) => name === word.toLowerCase().replace(/\s/, ' '))?.[1] ?? '';
      return { line: index + 1, word, hint };
    }),
  );
}
