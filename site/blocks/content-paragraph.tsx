import { ContentText } from '#ui/content-language.tsx';

/** A paragraph of an entry; nothing where the entry has no such text. */
export const ContentParagraph = ({
  text,
  className = 'whitespace-pre-line text-muted',
}: {
  text: string | null | undefined;
  className?: string;
}) =>
  text ? (
    <p className={className}>
      <ContentText>{text}</ContentText>
    </p>
  ) : null;
