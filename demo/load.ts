import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Call, CallInput, CallOutput } from '#contract/call.ts';
import { saveEntry } from '#contract/calls/office/content/save-entry.ts';
import { uploadFile } from '#contract/calls/office/files/upload-file.ts';
import { altTextsIn, placeholdersIn, type Uploaded, withUploads } from './placeholders.ts';
import { entriesIn, type LoadedEntry } from './translations/main-language.ts';

export interface DemoLoad {
  /** Makes a call of the contract as an editor. */
  call: <C extends Call>(call: C, input: CallInput<C>) => Promise<CallOutput<C>>;
  /** Called after each upload and each saved entry with the progress. */
  report?: (done: number, of: number) => void;
  /** The main language of the site, one of `demoLanguages`; absent: English. */
  language?: string;
}

/** More do not help: the server processes one or two pictures per core. */
const uploadsAtATime = 4;

/**
 * Fills an empty site with the demo group: uploads its pictures and documents, then publishes its entries, each after those it refers to.
 * Rejects with the first failed call; entries saved before remain.
 */
export async function loadDemo({ call, report, language = 'en' }: DemoLoad): Promise<void> {
  const everything = entriesIn(language);
  const addresses = [...placeholdersIn(everything)];
  const of = addresses.length + everything.length;
  let done = 0;
  const step = () => report?.(++done, of);

  const alts = altTextsIn(everything);
  const uploads = new Map<string, Uploaded>();
  const waiting = addresses.values();
  const uploadInTurn = async () => {
    for (const address of waiting) {
      uploads.set(address, await call(uploadFile, { file: await demoFile(address), alt: alts.get(address) }));
      step();
    }
  };
  await Promise.all(Array.from({ length: uploadsAtATime }, uploadInTurn));

  const ids = new Map<string, number>();
  for (const entry of everything) {
    const state = savedAs(entry, uploads, ids);
    const before = entry.earlier && (await call(saveEntry, earlierThan(state, entry.earlier)));
    const { id } = await call(saveEntry, { ...state, ...before });
    if (entry.key) ids.set(entry.key, id);
    step();
  }
}

function savedAs(
  entry: LoadedEntry,
  uploads: ReadonlyMap<string, Uploaded>,
  ids: ReadonlyMap<string, number>,
): CallInput<typeof saveEntry> {
  const idOf = (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The ${entry.type} refers to ${key}, which is not saved yet`);
    return id;
  };
  const relations = Object.entries(entry.relations ?? {}).map(([field, key]) => [field, idOf(key)]);
  const translations = Object.entries(entry.translations ?? {}).map(([tag, fields]) => [
    tag,
    withUploads(fields, uploads),
  ]);
  return {
    type: entry.type,
    parent: entry.parent === undefined ? null : idOf(entry.parent),
    status: 'published',
    publishAt: null,
    keepPublished: false,
    document: { ...withUploads(entry.document, uploads), ...Object.fromEntries(relations) },
    translations: Object.fromEntries(translations),
  };
}

/** The state that some translations were made from. Those into other languages are added with the later one. */
function earlierThan(
  state: CallInput<typeof saveEntry>,
  { fields, languages }: NonNullable<LoadedEntry['earlier']>,
): CallInput<typeof saveEntry> {
  const translations = Object.entries(state.translations ?? {}).filter(([language]) => languages.includes(language));
  return {
    ...state,
    document: { ...state.document, ...fields },
    translations: Object.fromEntries(translations),
  };
}

/** The folder and media type of a placeholder's file, by its extension. */
const kinds: Record<string, { folder: string; type: string }> = {
  '.webp': { folder: 'pictures', type: 'image/webp' },
  '.pdf': { folder: 'files', type: 'application/pdf' },
  '.mp4': { folder: 'videos', type: 'video/mp4' },
};

/** The picture, document or video of a placeholder's address. Rejects where it does not exist. */
export async function demoFile(address: string): Promise<File> {
  const name = basename(address);
  const kind = kinds[extname(name)];
  if (!kind) throw new Error(`${address} is neither a picture, a document nor a video`);
  return new File([await readFile(join(import.meta.dirname, kind.folder, name))], name, { type: kind.type });
}
