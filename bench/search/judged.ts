import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A query as a visitor types it, with the addresses that answer it. An address that ends in `#` also stands for its anchors. */
export interface Judged {
  lang: string;
  query: string;
  answers: readonly string[];
}

/** Reads `queries.tsv`. Each part of it was written from the content alone, before search was tuned by it. */
export async function judgedQueries(): Promise<Judged[]> {
  const text = await readFile(join(import.meta.dirname, 'queries.tsv'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [lang, query, answers] = line.split('\t');
      if (!lang || !query || !answers) throw new Error(`queries.tsv has an incomplete line: ${line}`);
      return { lang, query, answers: answers.split(' ') };
    });
}

const isAnswer = (url: string, answer: string): boolean =>
  answer.endsWith('#') ? url.split('#')[0] === answer.slice(0, -1) : url === answer;

/** The rank of the first answer among the addresses found, from 1; 0 if there is none. */
export const rankOf = (urls: readonly string[], answers: readonly string[]): number =>
  urls.findIndex((url) => answers.some((answer) => isAnswer(url, answer))) + 1;
