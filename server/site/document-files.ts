import type { MiddlewareHandler } from 'hono';
import { documentType } from '#content/document/definition.ts';
import { languageSegment } from '#contract/addresses/language-path.ts';
import { publicIdFrom } from '#contract/addresses/public-id.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { PublishedEntries, PublishedEntry } from '#store/interfaces/published-entries.ts';
import { currentVersion, servedResponse, typeOf } from './public-files.ts';

type Entries = Pick<PublishedEntries, 'publishedByPublicId' | 'listPublished'>;

/** More editions of one document are no chain but a mistake, such as two documents that replace each other. */
const mostEditions = 100;

/** The edition that replaces all others of the document. */
async function currentEdition(entries: Entries, first: PublishedEntry, lang: string | undefined) {
  const seen = new Set<number>();
  let current = first;
  while (!seen.has(current.id) && seen.size < mostEditions) {
    seen.add(current.id);
    const related = { fields: ['replaces'], to: [current.id] };
    const { items } = await entries.listPublished({ type: 'document', related, lang });
    current = items.find(({ id }) => !seen.has(id)) ?? current;
  }
  return current;
}

/** The first part of a path under the language of the page. */
const documentPath = /^(?:\/([^/]+))?\/documents\/([^/]+)$/;

/** A name for files: letters and digits of all scripts. */
const readable = (text: string): string => text.replace(/[^\p{L}\p{N}.]+/gu, ' ').trim();

/**
 * Serves `/documents/{id}`, the lasting address of a document: the file of its current edition, in the language that
 * `lang` names, or else in that of the page, or else its first one.
 */
export const documentFiles =
  (blobs: BlobStore, entries: Entries): MiddlewareHandler =>
  async (c, next) => {
    const [, prefix, segment] = documentPath.exec(c.req.path) ?? [];
    const language = prefix === undefined ? undefined : languageSegment(`/${prefix}`);
    const id = publicIdFrom(segment);
    if (id === undefined || (prefix !== undefined && language === undefined)) return next();
    const asked = c.req.query('lang');
    const named = await entries.publishedByPublicId('document', id, asked ?? language);
    if (!named) return next();
    const edition = await currentEdition(entries, named, asked ?? language);
    const read = documentType.document.safeParse(edition.document);
    if (!read.success)
      throw new Error(`The stored document ${edition.id} does not match its schema`, { cause: read.error });
    const files = read.data.files.flatMap(({ file }) => file ?? []);
    const wanted = [asked, language].map((lang) =>
      files.find((file) => lang !== undefined && file.lang?.toLowerCase() === lang.toLowerCase()),
    );
    const file = wanted.find((each) => each !== undefined) ?? files[0];
    if (!file) return next();
    const mediaType = typeOf(file.src);
    if (!file.src.startsWith('/files/') || mediaType === undefined) return c.redirect(file.src, 302);
    const { name, edition: number } = read.data;
    const title = readable([name, number, files.length > 1 ? file.lang : ''].filter(Boolean).join(' '));
    const served = currentVersion({ src: file.src, name: title, title, mediaType });
    return (await servedResponse(c.req, blobs, served)) ?? next();
  };
