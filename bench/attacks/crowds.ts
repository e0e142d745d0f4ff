import { createPreview } from '#contract/calls/office/content.ts';
import { newestNews, signIn } from '../processes/editor.ts';

/** Requests that differ in a number, so that no cache serves them. */
export interface Crowd {
  what: string;
  path(n: number): string;
}

const pad = 'x'.repeat(4_100);

/** The requests of a crowd. Except for the preview, a stranger can make up each address. */
export async function crowdsAt(url: string, dataDir: string): Promise<Crowd[]> {
  const news = await (await fetch(`${url}/news`)).text();
  const [, picture] = /property="og:image" content="[^"]*?(\/share\/[^"?]+)/.exec(news) ?? [];
  if (!picture) throw new Error('/news has no shared picture');
  const preview = await previewAt(url, dataDir);
  return [
    { what: '`/api/openapi.json?y=N`', path: (n) => `/api/openapi.json?y=${n}` },
    { what: '`/api/docs?y=N`', path: (n) => `/api/docs?y=${n}` },
    { what: '`/share/….jpg?page=N`', path: (n) => `${picture}?page=${n}` },
    { what: 'a preview link with `&z=N`', path: (n) => `${preview}&z=${n}` },
    { what: '`GetNews?pad=…N` of 4,100 characters', path: (n) => `/api/WebApi/GetNews?pad=${pad}${n}` },
    { what: '`/search?q=omegaN`', path: (n) => `/search?q=omega${n}` },
    { what: '`/news/99999N`', path: (n) => `/news/99999${n}` },
  ];
}

/** The path of a preview link that an editor creates. */
async function previewAt(url: string, dataDir: string): Promise<string> {
  const editor = await signIn(url, { dataDir });
  const { type, id, parent, document, translations } = await newestNews(editor);
  const preview = await editor.call(createPreview, { type, id, parent, document, translations });
  const { pathname, search } = new URL(preview.url, url);
  return pathname + search;
}
