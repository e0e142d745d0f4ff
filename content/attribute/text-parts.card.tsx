import { ContentText } from '#ui/content-language.tsx';
import type { PartedText } from './text-parts.ts';

/** A text, each part of it marked with its language; apart from the direction of the text around it. */
export function TextParts({ text, parts = [{ text }] }: PartedText) {
  return (
    <bdi>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have their places only
        <ContentText key={`${index} ${part.text}`}>{part.text}</ContentText>
      ))}
    </bdi>
  );
}
