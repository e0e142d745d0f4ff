import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { fileFacts, fileLanguage } from '#site/reading/file-facts.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Download, File } from '#ui/page-icons.tsx';
import { resolveAsset, useAssetHost } from '#ui/pictures/asset-host.tsx';
import type { Report } from './definition.ts';

/** Files to open in a new tab, each with its type, size and language. */
export function FileLinks({ files, label }: { files: Report['files']; label: string }) {
  const { nav, files: sizes } = usePageTexts();
  const language = useLanguage();
  const host = useAssetHost();
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-3">
      {files.map(({ name, file }) => (
        <li key={`${name} ${file?.src ?? ''}`}>
          {file ? (
            <a
              href={resolveAsset(file.src, host)}
              hrefLang={fileLanguage(file, language)?.tag}
              target="_blank"
              rel="noopener"
              className="file-link h-full"
            >
              <File className="size-7 shrink-0 text-brand-ink" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">
                  <ContentText>{name}</ContentText>
                </span>
                <span className="block text-sm text-muted" suppressHydrationWarning>
                  {fileFacts(file, sizes, language)}
                </span>
              </span>
              <Download className="size-5 shrink-0 text-brand-ink" />
              <span className="sr-only">{nav.newTab}</span>
            </a>
          ) : (
            <ContentParagraph text={name} className="file-link text-muted" />
          )}
        </li>
      ))}
    </ul>
  );
}
