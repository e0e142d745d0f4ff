import { ContentText } from './content-language.tsx';

/** A text and the length that is visible; absent: all of it. */
export interface CutAt {
  text: string;
  at?: number;
}

/** A text of editors that may be cut visually; screen readers get all of it. */
export function Cut({ text, at }: CutAt) {
  if (at === undefined) return <ContentText>{text}</ContentText>;
  return (
    <ContentText text={text}>
      <span aria-hidden>{`${text.slice(0, at)}...`}</span>
      <span className="sr-only">{text}</span>
    </ContentText>
  );
}
