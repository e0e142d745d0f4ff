import { type RefCallback, useLayoutEffect, useRef } from 'react';
import type { ReplyField } from '#contract/office/replies/fill-reply.ts';

type Part = 'subject' | 'text';
type Input = HTMLInputElement | HTMLTextAreaElement;

/** Inserts fields where the caret last was: in the subject, or in the text. */
export function useInsert(
  texts: Readonly<Record<Part, string>>,
  onChange: (change: Partial<Record<Part, string>>) => void,
) {
  const inputs = useRef<Partial<Record<Part, Input>>>({});
  const last = useRef<Part>('text');
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    const at = caret.current;
    if (at === undefined) return;
    caret.current = undefined;
    inputs.current[last.current]?.focus();
    inputs.current[last.current]?.setSelectionRange(at, at);
  });

  const keep =
    (part: Part): RefCallback<Input> =>
    (input) => {
      inputs.current[part] = input ?? undefined;
    };
  return {
    inputProps: (part: Part) => ({
      ref: keep(part),
      onFocus: () => {
        last.current = part;
      },
    }),
    insert: (name: ReplyField) => {
      const part = last.current;
      const input = inputs.current[part];
      const text = texts[part];
      const start = input?.selectionStart ?? text.length;
      const end = input?.selectionEnd ?? start;
      const field = `{${name}}`;
      caret.current = start + field.length;
      onChange({ [part]: text.slice(0, start) + field + text.slice(end) });
    },
  };
}
