import type { Segment } from '#contract/search.ts';
import { ContentText } from '#ui/content-language.tsx';

/** A text whose matches with the query are marked. */
export function Segments({ segments }: { segments: readonly Segment[] }) {
  let at = 0;
  const marked = segments.map(({ text, hit }) => {
    const key = at;
    at += text.length;
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
  return <ContentText>{marked}</ContentText>;
}
