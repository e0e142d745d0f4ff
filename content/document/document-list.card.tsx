import { anchorOf } from '#site/reading/anchors.ts';
import { fileFacts } from '#site/reading/file-facts.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { resolveAsset, useAssetHost } from '#ui/pictures/asset-host.tsx';
import { DocumentCard, Edition } from './document-link.card.tsx';
import type { DocumentEntry, DocumentLink } from './document-link.ts';
import { documentKinds } from './kinds.ts';

/** Documents under headings of their kinds, each with its earlier editions. */
export function DocumentList({ documents }: { documents: DocumentEntry[] }) {
  const { document: texts } = usePageTexts().types;
  return documentKinds.map((kind) => {
    const own = documents.filter((document) => document.kind === kind);
    if (own.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`kind-${kind}`} className="mb-12 last:mb-0">
        <h2 id={`kind-${kind}`} className="mb-5 text-2xl font-semibold">
          {texts.kinds[kind]}
        </h2>
        <ul className="page-grid across-2 pairs">
          {own.map((document) => (
            <li key={document.id} id={anchorOf('document', document.id)}>
              <DocumentCard document={document}>
                <EarlierEditions name={document.name} editions={document.earlier} />
              </DocumentCard>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** The files of earlier editions: the document's own address serves the current one. */
function EarlierEditions({ name, editions }: { name: string; editions: DocumentLink[] }) {
  const { types, nav, files: sizes } = usePageTexts();
  const { document: texts } = types;
  const language = useLanguage();
  const host = useAssetHost();
  if (editions.length === 0) return null;
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer py-1.5 text-muted">
        {texts.earlier}
        <span className="sr-only">
          : <ContentText>{name}</ContentText>
        </span>
      </summary>
      <ul>
        {editions.map((edition) => (
          <li key={edition.id} id={anchorOf('document', edition.id)} className="py-1">
            {edition.edition || edition.date ? <Edition of={edition} /> : <ContentText>{edition.name}</ContentText>}
            <ul>
              {edition.files.map((file) => (
                <li key={file.src}>
                  <a
                    href={resolveAsset(file.src, host)}
                    target="_blank"
                    rel="noopener"
                    className="inline-block py-1 text-link"
                  >
                    <span suppressHydrationWarning>{fileFacts(file, sizes, language)}</span>
                    <span className="sr-only">
                      , <ContentText>{edition.name}</ContentText>, <Edition of={edition} /> {nav.newTab}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
