import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { instanceOf } from '#api/office/transfer/archive/export-content.ts';
import { yieldBetween } from '#api/office/transfer/yield-between.ts';
import { type Wording, words } from '#api/office/words.ts';
import type { importTranslations as importTranslationsCall } from '#contract/calls/office/translations.ts';
import { isLanguageTag } from '#contract/languages/language-tags.ts';
import type { ImportChoice, ImportedEntry } from '#contract/office/exchange-view.ts';
import { importEntry } from './import-entry.ts';
import { decodeUpload, refusedFile } from './xliff/decode-upload.ts';
import { type ExportedName, exportedName } from './xliff/exported-name.ts';
import { type ReadFile, readXliff } from './xliff/read-xliff.ts';

/** Longer than any export: translations and what tools add make a file larger. */
const maxFileBytes = 32 * 1024 * 1024;

const unknownEntry = (title: string, reason: Wording, inLang: string): ImportedEntry => ({
  ...{ id: 0, type: null, title, revision: 0, texts: [], unchanged: 0, conflicts: [], refused: [], publishAt: null },
  reason: words.say(reason, inLang),
});

export const importTranslations: Handler<typeof importTranslationsCall> = async (input, context) => {
  const { file, dryRun, choices = [] } = input;
  const { store, caller } = context;
  if (file.size > maxFileBytes) {
    throw refusedFile((texts) => texts.exchange.file.tooLarge({ megabytes: maxFileBytes / 1024 / 1024 }));
  }
  const { trgLang, files } = await readXliff(decodeUpload(new Uint8Array(await file.arrayBuffer())));
  const lang = languageOf(trgLang, files, store.defaultLanguage);
  const site = await instanceOf(store);
  const entries: ImportedEntry[] = [];
  const seen = new Set<number>();
  for await (const each of yieldBetween(files)) {
    const name = exportedName(each);
    const unknown = (reason: Wording) => unknownEntry(each.original || each.id, reason, context.lang);
    if (!name) entries.push(unknown(({ exchange }) => exchange.entry.foreign));
    else if (each.site !== undefined && each.site !== site) {
      entries.push(unknown(({ exchange }) => exchange.entry.otherSite));
    } else if (name.lang !== lang) {
      entries.push(unknown(({ exchange }) => exchange.entry.otherLanguage({ lang: name.lang })));
    } else if (seen.has(name.id)) {
      entries.push(unknown(({ exchange }) => exchange.entry.twice));
    } else {
      seen.add(name.id);
      entries.push(await importEntry(each.units, { ...name, dryRun, chosen: chosenIn(choices, name) }, context));
    }
  }
  const saved = entries.filter(({ texts, reason }) => texts.length > 0 && reason === null).length;
  if (!dryRun && saved > 0) {
    await store.audit.add({ by: actorOf(caller), action: 'translations.import', subject: `${lang} ${saved}` });
  }
  return { lang, dryRun, entries };
};

const chosenIn = (choices: readonly ImportChoice[], { id }: ExportedName): ImportChoice | undefined =>
  choices.find((choice) => choice.id === id);

/** The language of the export. Tools may add a region to it in `trgLang`. */
function languageOf(trgLang: string, files: readonly ReadFile[], defaultLanguage: string): string {
  const named = files.map((file) => exportedName(file)?.lang).find((lang) => lang !== undefined);
  const written = trgLang.toLowerCase();
  const lang = named ?? written;
  if (!isLanguageTag(lang)) throw refusedFile((texts) => texts.exchange.file.noLanguage);
  if (lang === defaultLanguage.toLowerCase()) throw refusedFile((texts) => texts.exchange.file.mainLanguage);
  if (written !== '' && written.split('-')[0] !== lang.split('-')[0]) {
    throw refusedFile((texts) => texts.exchange.file.otherLanguage({ lang, written: trgLang }));
  }
  return lang;
}
