import type { Segment } from '#content/search.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import { ContentLanguageProvider, ContentText } from '#ui/content-language.tsx';
import { useShell } from '../shell/use-shell.ts';
import { isUntranslated } from './is-untranslated.ts';

/** A text of a result, whose matches with the query are marked. */
export function Segments<Field extends string>({
  of,
  field,
}: {
  of: EntryLanguage & { [name in Field]: readonly Segment[] };
  field: Field;
}) {
  const { inPath, original } = useShell();
  let at = 0;
  const marked = of[field].map(({ text, hit }) => {
    const key = at;
    at += text.length;
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
  const shown = <ContentText>{marked}</ContentText>;
  if (!inPath || !isUntranslated(of, field, inPath.lang)) return shown;
  return <ContentLanguageProvider language={original}>{shown}</ContentLanguageProvider>;
}
