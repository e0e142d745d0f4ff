import type { ReactNode } from 'react';

/** Such as EN-7K3M-9QXA, of what was sent with a form. */
const reference = /([A-Z]{2}-[2-9A-Z]{4}-[2-9A-Z]{4})/;

/** A text whose reference numbers stay on one line. */
export function wholeReferences(text: string): ReactNode {
  const parts = text.split(reference);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
