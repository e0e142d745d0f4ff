import { createElement, Fragment, type ReactNode } from 'react';

/** From the first code point of the Private Use Area, which no text uses. */
const gapOf = (index: number) => String.fromCodePoint(0xe000 + index);

/** A text with elements in place of its arguments, in the order of the language: `text` receives a gap for each element. */
export function InText({
  text,
  elements,
}: {
  text(...gaps: string[]): string;
  elements: readonly ReactNode[];
}): ReactNode {
  const pieces = text(...elements.map((_, index) => gapOf(index))).split(/([\ue000-\uf8ff])/);
  const withElements = pieces.map((piece, index) => (index % 2 === 0 ? piece : elements[piece.charCodeAt(0) - 0xe000]));
  return createElement(Fragment, null, ...withElements);
}
