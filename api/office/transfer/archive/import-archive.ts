import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallContext, Handler } from '#api/context.ts';
import { scanUpload } from '#api/http/scan-upload.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { fileWording, storedAs } from '#api/office/files/keep-file.ts';
import { mapWithConcurrency } from '#api/rules/limits/map-with-concurrency.ts';
import type { importArchive as importArchiveCall } from '#contract/calls/office/transfer.ts';
import { ownFilesIn } from '#contract/documents/document-parts.ts';
import { FileError } from '#files/file-error.ts';
import { type PreparedFile, preparePublicFile } from '#files/public-file.ts';
import { applyImport } from '../apply/apply-import.ts';
import type { IncomingContent, IncomingEntry } from '../apply/incoming.ts';
import { changeMainLanguage, withMovedLinks } from '../change-main-language.ts';
import { newImportFolder } from '../import-folders.ts';
import { nameOf } from '../import-words.ts';
import type { ImportReport } from '../imports.ts';
import { requireIdle, startImport } from '../run-import.ts';
import { archiveEntries } from './archive-entries.ts';
import { checkContent } from './check-content.ts';
import type { ContentLine, FileLine } from './content-archive.ts';
import { instanceOf } from './export-content.ts';
import { type ReadArchive, readArchive, refusedArchive, unpackedFile } from './read-archive.ts';

/** Verifies the whole archive before it responds. The import itself runs in the background. */
export const importArchive: Handler<typeof importArchiveCall> = async ({ file }, context) => {
  requireIdle(context);
  const folder = await newImportFolder();
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const packed = join(folder, 'archive');
    await writeFile(packed, file.stream());
    const archive = await readArchive(packed, folder);
    await rm(packed);
    await checkContent(archive.lines, archive.files);
    const files = await prepareFiles(archive, folder, context);
    const run = async (report: ImportReport) => {
      try {
        await takeArchive(archive, { folder, files }, report, context);
      } finally {
        await clear();
      }
    };
    return startImport({ source: archive.manifest.publicUrl, dryRun: false, run }, context);
  } catch (error) {
    await clear();
    throw error;
  }
};

const filesIn = (lines: readonly ContentLine[]) => lines.filter((line) => line.kind === 'file');
const blobIn = ({ src }: FileLine) => src.slice('/files/'.length);

/** The unpacked files of an archive, ready to be stored. */
interface UnpackedFiles {
  folder: string;
  files: readonly UnpackedFile[];
}
interface UnpackedFile {
  line: FileLine;
  /** Its content replaces that in the folder. */
  prepared: Omit<PreparedFile, 'content'>;
}

/** More do not help: libvips processes one or two pictures per core. */
const filesAtOnce = 4;

const prepareFiles = ({ lines }: ReadArchive, folder: string, context: CallContext): Promise<UnpackedFiles['files']> =>
  mapWithConcurrency(filesIn(lines), filesAtOnce, async (line) => {
    try {
      const content = await unpackedFile(folder, blobIn(line));
      await scanUpload(content, context);
      const { content: changed, ...prepared } = await preparePublicFile(content);
      if (prepared.blob !== blobIn(line)) await writeFile(join(folder, blobIn(line)), changed);
      return { line, prepared };
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const reason = fileWording(error);
      throw refusedArchive((texts, lang) => texts.imports.archive.file({ src: line.src, reason: reason(texts, lang) }));
    }
  });

async function takeArchive(
  { manifest, lines }: ReadArchive,
  { folder, files }: UnpackedFiles,
  report: ImportReport,
  context: CallContext,
): Promise<void> {
  const { store } = context;
  report.expect(lines.filter(({ kind }) => kind === 'entry' || kind === 'file').length);
  const srcs = new Map<string, string>();
  await mapWithConcurrency(files, filesAtOnce, async (file) => {
    report.signal.throwIfAborted();
    srcs.set(file.line.src, await takeFile(file, folder, report, context));
    report.step();
  });
  const entries = inMainLanguage(await archiveEntries(lines, srcs), manifest, report, context);
  for (const entry of entries) {
    for (const { value } of ownFilesIn([entry.document, entry.translations, entry.pending])) {
      if (await store.files.get(value)) continue;
      const name = nameOf(entry);
      report.finding('field-lost', (texts, lang) =>
        texts.imports.entries.noFile({ name: name(texts, lang), src: value }),
      );
    }
  }
  const content: IncomingContent = {
    source: `archive ${manifest.instance}`,
    own: manifest.instance === (await instanceOf(store)),
    entries,
    redirects: lines.filter((line) => line.kind === 'redirect'),
    synonyms: lines.filter((line) => line.kind === 'synonym'),
  };
  await applyImport(content, report, context);
}

/** The entries with the main language of this site. */
function inMainLanguage(
  entries: IncomingEntry[],
  { defaultLanguage }: ReadArchive['manifest'],
  report: ImportReport,
  { store }: CallContext,
): IncomingEntry[] {
  const from = defaultLanguage?.toLowerCase();
  const to = store.defaultLanguage.toLowerCase();
  return from === undefined || from === to
    ? entries
    : withMovedLinks(entries.map((entry) => changeMainLanguage(entry, { from, to }, report)));
}

/** The file's address here. It differs only where the file had to be processed again. */
async function takeFile(
  { line, prepared }: UnpackedFile,
  folder: string,
  report: ImportReport,
  { caller, publicBlobs, store }: CallContext,
): Promise<string> {
  const by = actorOf(caller);
  await publicBlobs.put(prepared.blob, await unpackedFile(folder, blobIn(line)));
  const stored = storedAs(prepared);
  const there = await store.files.get(stored.src);
  const { name, alt, focus, title, lang } = line;
  const said = { name, alt, focus, title, lang };
  if (!there) {
    await store.files.add(stored, by, said);
    report.count('files');
  } else if (
    [name === there.name, alt === there.alt, title === there.title, lang === there.lang].includes(false) ||
    focus.x !== there.focus.x ||
    focus.y !== there.focus.y
  ) {
    await store.files.change(stored.src, said, by);
  }
  const processed = stored.src === line.src ? [] : [line.src];
  await store.files.addPermalinks(stored.src, [...(line.permalinks ?? []), ...processed]);
  return stored.src;
}
