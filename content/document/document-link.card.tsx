import type { ReactNode } from 'react';
import { itemPath } from '#contract/addresses/item-path.ts';
import { pathIn } from '#contract/addresses/language-path.ts';
import type { FileLink } from '#contract/fields.ts';
import { commaOf } from '#contract/text/comma.ts';
import { formatDay } from '#site/reading/dates/dates.ts';
import { fileFacts, fileLanguage } from '#site/reading/file-facts.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { useShell } from '#site/shell/use-shell.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Download, File } from '#ui/page-icons.tsx';
import type { DocumentLink } from './document-link.ts';
import { documentFile } from './pages.ts';

/** Edition and date, such as `Edition 3, 02 Mar, 2026`; nothing if neither is known. */
export function Edition({ of: { edition, date } }: { of: Pick<DocumentLink, 'edition' | 'date'> }) {
  const { document: texts } = usePageTexts().types;
  const language = useLanguage();
  return (
    <>
      {edition ? texts.edition({ edition }) : null}
      {edition && date ? commaOf(language) : null}
      {date ? (
        <time dateTime={date} suppressHydrationWarning>
          {formatDay(date, language)}
        </time>
      ) : null}
    </>
  );
}

/** Returns a function for the lasting address of a document, which serves the file in the language of the page or of `file`. */
function useFileAddress() {
  const { inPath } = useShell();
  return (id: string, file: FileLink, isOnly: boolean): string => {
    const path = pathIn(inPath?.basename ?? '', itemPath(documentFile, id));
    return isOnly || !file.lang ? path : `${path}?lang=${encodeURIComponent(file.lang)}`;
  };
}

/** A document with its edition, and a link to each of its files with type, size and language. */
export function DocumentCard({ document, children }: { document: DocumentLink; children?: ReactNode }) {
  const { nav, files: sizes } = usePageTexts();
  const language = useLanguage();
  const addressOf = useFileAddress();
  const { id, name, files, edition, date } = document;
  return (
    <article className="flex h-full gap-4 rounded-2xl border border-line bg-raised p-5">
      <File className="size-7 shrink-0 text-brand-ink" />
      <div className="min-w-0 grow">
        <h3 className="leading-snug font-semibold">
          <ContentText>{name}</ContentText>
        </h3>
        {edition || date ? (
          <p className="text-sm text-muted">
            <Edition of={document} />
          </p>
        ) : null}
        <ul className="mt-1 flex flex-col print:hidden">
          {files.map((file) => (
            <li key={file.src}>
              <a
                href={addressOf(id, file, files.length === 1)}
                hrefLang={fileLanguage(file, language)?.tag}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-9 items-center gap-2 text-link"
              >
                <Download className="size-4.5 shrink-0" />
                <span className="sr-only">
                  <ContentText>{name}</ContentText>:{' '}
                </span>
                <span suppressHydrationWarning>{fileFacts(file, sizes, language)}</span>
                <span className="sr-only">{nav.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </article>
  );
}

/** A link to the first file of a document, as a button with its type and size. */
export function DocumentButton({ document: { id, name, files } }: { document: DocumentLink }) {
  const { nav, files: sizes } = usePageTexts();
  const language = useLanguage();
  const addressOf = useFileAddress();
  const [file] = files;
  if (!file) return null;
  return (
    <a href={addressOf(id, file, true)} target="_blank" rel="noopener" className="file-link print:hidden">
      <Download className="size-5 shrink-0 text-brand-ink" />
      <span className="min-w-0">
        <span className="block font-semibold">
          <ContentText>{name}</ContentText>
        </span>
        <span className="text-sm text-muted" suppressHydrationWarning>
          {fileFacts(file, sizes, language)}
        </span>
      </span>
      <span className="sr-only">{nav.newTab}</span>
    </a>
  );
}

/** Documents in a section of another page. */
export const DocumentCards = ({ documents }: { documents: DocumentLink[] }) => (
  <ul className="page-grid text-cards">
    {documents.map((document) => (
      <li key={document.id}>
        <DocumentCard document={document} />
      </li>
    ))}
  </ul>
);
