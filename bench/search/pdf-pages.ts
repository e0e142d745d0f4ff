import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { entityNames } from '#content/registry.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { uploadFile } from '#contract/calls/office/files.ts';
import { search as searchCall } from '#contract/calls/search.ts';
import { callPath } from '#contract/protocol/call.ts';
import { demoEntries, demoTranslations } from '#demo/read-archive.ts';
import { openChromium } from '../browser/chromium.ts';
import type { Context } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { startAtrium } from '../processes/atrium.ts';
import { signIn } from '../processes/editor.ts';

type Measured = Omit<Metric, 'part'>;
type Editor = Awaited<ReturnType<typeof signIn>>;

const languages = ['en', 'ar', 'de', 'pt'];
const documentsEach = 5;
const pagesEach = 10;
const sentencesEach = 3;
/** Of a passage that is searched. */
const words = 8;
/** The document must be among the first documents found: the texts are also those of entries. */
const first = 3;
const patienceMs = 60_000;
const betweenLooksMs = 200;

/** A passage that is on one page of one made document. */
interface Passage {
  lang: string;
  text: string;
  document: string;
  page: number;
}

const passageOf = (sentence: string): string => sentence.split(/\s+/).slice(0, words).join(' ');

/** Sentences of the demo group in a language, of equal beginnings only one. */
function sentencesIn(lang: string): string[] {
  const found = new Map<string, string>();
  for (const type of entityNames) {
    const translations = lang === 'en' ? undefined : demoTranslations(type, lang);
    for (const { id, document } of demoEntries(type)) {
      for (const value of Object.values(translations ? (translations[id] ?? {}) : document)) {
        if (typeof value !== 'string') continue;
        const sentences = value.replace(/<[^>]*>|&\w+;/g, ' ').split(/(?<=[.!?؟])\s+/);
        for (const sentence of sentences)
          if (sentence.trim().split(/\s+/).length > words) found.set(passageOf(sentence.trim()), sentence.trim());
      }
    }
  }
  return [...found.values()];
}

/** Prints pages as a browser does, with its fonts and its order of letters. */
async function printed(page: Page, lang: string, texts: readonly string[]): Promise<Blob> {
  const sections = texts.map((text) => `<section style="break-after: page">${text}</section>`).join('');
  await page.setContent(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">${sections}</html>`);
  return new Blob([new Uint8Array(await page.pdf({ format: 'A4' }))], { type: 'application/pdf' });
}

/** Publishes documents of made pages in a language. */
async function publish(editor: Editor, page: Page, lang: string, documents: number): Promise<Passage[]> {
  const sentences = sentencesIn(lang);
  const passages: Passage[] = [];
  for (let number = 0; number < documents; number++) {
    const texts: string[][] = [];
    for (let at = 0; at < pagesEach; at++) texts.push(sentences.splice(0, sentencesEach));
    const pdf = await printed(
      page,
      lang,
      texts.map((each) => each.join(' ')),
    );
    const file = new File([pdf], `${lang}-${number}.pdf`, { type: 'application/pdf' });
    const { src, mediaType } = await editor.call(uploadFile, { file });
    const document = { name: `Made ${lang} ${number}`, files: [{ file: { src, mediaType, lang } }] };
    const published = { status: 'published', publishAt: null, keepPublished: false } as const;
    await editor.call(saveEntry, { type: 'document', parent: null, ...published, document, translations: {} });
    for (const [index, [, sentence = '']] of texts.entries()) {
      if (sentence === '') continue;
      passages.push({ lang, text: passageOf(sentence), document: document.name, page: index + 1 });
    }
  }
  return passages;
}

async function isFound(url: string, { lang, text, document, page }: Passage): Promise<boolean> {
  const query = new URLSearchParams({ q: text, lang, type: 'document', take: String(first), exact: '1' });
  const answer = await fetch(`${url}${callPath(searchCall)}?${query}`);
  const { items } = searchCall.output.parse(await answer.json());
  const hit = items.find(({ title }) => title.map((part) => part.text).join('') === document);
  return hit?.pages?.[0]?.page === page;
}

/** How many exact passages of made PDFs lead to their document and page. */
export async function pdfPages({ demo, quick, some }: Context): Promise<Measured> {
  const dataDir = await demo();
  const atrium = await startAtrium({ dataDir, free: true });
  const browser = await openChromium();
  try {
    const editor = await signIn(atrium.url, { dataDir });
    const page = await browser.newPage();
    const passages: Passage[] = [];
    for (const lang of some(languages, 2))
      passages.push(...(await publish(editor, page, lang, quick ? 1 : documentsEach)));
    const began = performance.now();
    for (const passage of passages.filter((each) => each.page === 1)) {
      // Files are read in no certain order.
      while (!(await isFound(atrium.url, passage)) && performance.now() - began < patienceMs)
        await wait(betweenLooksMs);
    }
    let found = 0;
    for (const passage of passages) if (await isFound(atrium.url, passage)) found += 1;
    const what = 'passages of PDF pages that find their document and page';
    return {
      what,
      value: (100 * found) / passages.length,
      unit: '%',
      target: { least: 98 },
      note: `${passages.length}`,
    };
  } finally {
    await browser.close();
    await atrium.stop();
  }
}
