import { useLocation } from 'react-router';
import { pathIn } from '#contract/addresses/language-path.ts';
import { useTexts } from '#site/texts/use-texts.ts';
import { ChevronDown, Globe } from '#ui/icons.tsx';
import { useShell } from '../use-shell.ts';

const menuId = 'language-menu';

/**
 * The languages of the site as a menu that the browser opens and closes, with or without script. Absent where there is
 * only one.
 */
export function LanguageMenu() {
  const { languages, inPath } = useShell();
  const { languages: texts } = useTexts();
  const current = languages?.find(({ basename }) => basename === (inPath?.basename ?? ''));
  if (!current) return null;
  return (
    <div>
      <button
        type="button"
        popoverTarget={menuId}
        className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-md"
      >
        <Globe className="size-4" />
        <span className="sr-only">{texts.label}: </span>
        <span lang={current.lang}>{current.name}</span>
        <ChevronDown className="size-3.5" />
      </button>
      <div id={menuId} popover="auto" className="language-menu">
        <LanguageLinks className="sub-menu-link" />
      </div>
    </div>
  );
}

/** Links to this page in each language. They load a document, because a page's language never changes within one. */
export function LanguageLinks({ className }: { className: string }) {
  const { languages = [], inPath } = useShell();
  const { pathname, search } = useLocation();
  const current = inPath?.basename ?? '';
  // The paths are those of the document's page, which is another after a navigation by script.
  const isDocument = languages.some(({ basename, path }) => basename === current && path === pathname);
  return (
    <ul>
      {languages.map(({ lang, name, basename, path }) => (
        <li key={lang}>
          <a
            href={pathIn(basename, (isDocument && path) || pathname) + search}
            hrefLang={lang}
            lang={lang}
            aria-current={basename === current || undefined}
            className={className}
            // A cached page is the same for all spellings of its address.
            suppressHydrationWarning
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
