import type { Token } from '../codes/html-codes.ts';
import { refusedFile } from './decode-upload.ts';

/** A token of a file, with what identifies its code beside the id. */
export type ReadToken = { text: string } | (Extract<Token, { id: string }> & { dataRef: string; copyOf: string });

/** Annotations, such as terms and comments: their words count, their tags do not. */
const annotations = new Set(['mrk', 'sm', 'em']);

/** Reads the content of a `<source>` or a `<target>`. */
export function contentReader() {
  let tokens: ReadToken[] | undefined;
  let pairs: Extract<ReadToken, { id: string }>[] = [];

  const text = (added: string) => {
    const last = tokens?.at(-1);
    if (last && 'text' in last) last.text += added;
    else tokens?.push({ text: added });
  };

  return {
    isReading: () => tokens !== undefined,
    start(into: ReadToken[]) {
      tokens = into;
      pairs = [];
    },
    end() {
      tokens = undefined;
    },
    text,
    open(local: string, value: (name: string) => string) {
      const about = { id: value('id'), copyOf: value('copyOf') };
      if (local === 'pc') {
        const pair = { ...about, kind: 'open' as const, dataRef: value('dataRefStart') };
        pairs.push(pair);
        tokens?.push(pair);
      } else if (local === 'ph') tokens?.push({ ...about, kind: 'single', dataRef: value('dataRef') });
      else if (local === 'sc') tokens?.push({ ...about, kind: 'open', dataRef: value('dataRef') });
      else if (local === 'ec') {
        tokens?.push({ ...about, id: value('startRef') || about.id, kind: 'close', dataRef: value('dataRef') });
      } else if (local === 'cp') text(characterOf(value('hex')));
      else if (!annotations.has(local))
        throw refusedFile((texts) => texts.exchange.file.unknownElement({ element: `<${local}>` }));
    },
    close(local: string) {
      const pair = local === 'pc' ? pairs.pop() : undefined;
      if (pair) tokens?.push({ ...pair, kind: 'close' });
    },
  };
}

function characterOf(hex: string): string {
  const code = /^[\dA-F]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : 0xfffd;
  return String.fromCodePoint(code <= 0x10ffff ? code : 0xfffd);
}
