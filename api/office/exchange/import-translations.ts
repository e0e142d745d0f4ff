import type { Handler } from '#api/context.ts';
import type {
  ImportChoice,
  importTranslations as importTranslationsCall,
} from '#contract/calls/office/content/import-translations.ts';
import { isLanguageTag } from '#contract/languages.ts';
import type { ImportedEntry } from '#contract/office/exchange-view.ts';
import { nameOf } from '../content/allowed.ts';
import { instanceOf } from '../transfer/export-content.ts';
import { yieldBetween } from '../transfer/yield-between.ts';
import { decodeUpload, refusedFile } from './decode-upload.ts';
import { type ExportedName, exportedName } from './exported-name.ts';
import { importEntry } from './import-entry.ts';
import { type ReadFile, readXliff } from './read-xliff.ts';

/** Longer than any export: translations and what tools add make a file larger. */
const maxFileBytes = 32 * 1024 * 1024;

const unknownEntry = (title: string, reason: string): ImportedEntry => ({
  ...{ id: 0, type: null, title, revision: 0, texts: [], unchanged: 0, conflicts: [], refused: [], publishAt: null },
  reason,
});

export const importTranslations: Handler<typeof importTranslationsCall> = async (input, context) => {
  const { file, dryRun, choices = [] } = input;
  const { store, caller } = context;
  if (file.size > maxFileBytes) throw refusedFile(`The file is larger than ${maxFileBytes / 1024 / 1024} MB.`);
  const { trgLang, files } = await readXliff(decodeUpload(new Uint8Array(await file.arrayBuffer())));
  const lang = languageOf(trgLang, files, store.defaultLanguage);
  const site = await instanceOf(store);
  const entries: ImportedEntry[] = [];
  const seen = new Set<number>();
  for await (const each of yieldBetween(files)) {
    const name = exportedName(each);
    const title = each.original || each.id;
    if (!name) entries.push(unknownEntry(title, 'It is not from an export of this office.'));
    else if (each.site !== undefined && each.site !== site) {
      entries.push(unknownEntry(title, 'It was exported by another site.'));
    } else if (name.lang !== lang) {
      entries.push(unknownEntry(title, `It was exported for another language (${name.lang}).`));
    } else if (seen.has(name.id)) {
      entries.push(unknownEntry(title, 'The file has this entry twice.'));
    } else {
      seen.add(name.id);
      entries.push(await importEntry(each.units, { ...name, dryRun, chosen: chosenIn(choices, name) }, context));
    }
  }
  const saved = entries.filter(({ texts, reason }) => texts.length > 0 && reason === null).length;
  if (!dryRun && saved > 0) {
    await store.audit.add({ by: nameOf(caller), action: 'translations.import', subject: `${lang} ${saved}` });
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
  if (!isLanguageTag(lang)) throw refusedFile('The file does not name the language of its translations (trgLang).');
  if (lang === defaultLanguage.toLowerCase()) throw refusedFile('The file has no language to translate into.');
  if (written !== '' && written.split('-')[0] !== lang.split('-')[0]) {
    throw refusedFile(`The file was exported for “${lang}”, but its translations are in “${trgLang}”.`);
  }
  return lang;
}
