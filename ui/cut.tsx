import { ContentText } from './content-language.tsx';

/** A text, and after how much of it the eye has seen enough; all of it where that is left out. */
export interface CutAt {
  text: string;
  at?: number;
}

/** A text of editors that may be cut for the eye; who listens gets all of it. */
export function Cut({ text, at }: CutAt) {
  if (at === undefined) return <ContentText>{text}</ContentText>;
  return (
    <ContentText>
      <span aria-hidden="true">{`${text.slice(0, at)}...`}</span>
      <span className="sr-only">{text}</span>
    </ContentText>
  );
}
