import { ContentText } from '#ui/content-language.tsx';

/** A text of several lines on a card; nothing where the entry has none. */
export const CardText = ({ text }: { text: string }) =>
  text ? (
    <p className="whitespace-pre-line text-muted">
      <ContentText>{text}</ContentText>
    </p>
  ) : null;
