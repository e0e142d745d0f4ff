import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FailureTexts } from '#site/forms/no-response.ts';
import type { EnquiryOutcome, ListResult } from '../enquiry-outcome.ts';
import { isBlankLine, typedLines } from '../enquiry-values.ts';
import { textsIn } from '../use-draft.ts';
import { useFill } from '../use-fill.ts';
import type { Row, useLines } from './use-lines.ts';

const failed = (error: string): ListResult => ({ added: 0, missing: 0, skipped: [], left: 0, error });

interface ListedOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Where the form is sent. */
  address: string;
  texts: FailureTexts;
  lines: ReturnType<typeof useLines>;
  sent: EnquiryOutcome | undefined;
  /** Runs what changes the rows. */
  change(run: () => void): void;
}

/** The pasted list, the lines that were added from it, and what was found out about them. */
export function useListed({ form, address, texts, lines, sent, change }: ListedOptions) {
  const { fill, running } = useFill(form, address, texts);
  const [products, setProducts] = useState(sent?.products ?? []);
  const [list, setList] = useState({ result: sent?.list, turn: 0 });
  const [focused, setFocused] = useState<string>();
  const wasShown = useRef(false);

  const show = (result: ListResult | undefined) => setList(({ turn }) => ({ result, turn: turn + 1 }));
  const withProducts = ({ products: found = [] }: EnquiryOutcome) =>
    setProducts((before) => [...before.filter(({ id }) => found.every((each) => each.id !== id)), ...found]);

  const box = () => {
    const field = form.current?.elements.namedItem('parts');
    return field instanceof HTMLTextAreaElement ? field : undefined;
  };
  /** The visitor may have opened it before hydration, so its state is the document's. */
  const open = () => box()?.closest('details')?.setAttribute('open', '');

  const add = async () => {
    const typed = typedLines(textsIn(form.current));
    const kept = lines.rows.flatMap(({ key }, index) => {
      const line = typed[index];
      return line && !isBlankLine(line) ? [key] : [];
    });
    const outcome = await fill('addParts', '1');
    if (!outcome) return;
    if (outcome.text !== '') return show(failed(outcome.text));
    const { values, views = {}, list: result } = outcome;
    const all = typedLines(values);
    const first = all.length - (result?.added ?? 0);
    const addedViews = Object.fromEntries(Object.entries(views).map(([index, view]) => [Number(index) - first, view]));
    const field = box();
    if (field) field.value = values.parts ?? '';
    withProducts(outcome);
    if (first < all.length) change(() => lines.append(kept, all.slice(first), addedViews));
    show(result);
  };

  const take = async ({ key }: Row, index: number, value: string) => {
    const outcome = await fill('take', value);
    if (!outcome) return;
    if (outcome.text !== '') return show(failed(outcome.text));
    const line = typedLines(outcome.values)[index];
    withProducts(outcome);
    if (line) change(() => lines.change(key, line, outcome.views?.[index]));
    setFocused(`enquiry-lines.${index}.article`);
  };
  useEffect(() => {
    if (focused === undefined) return;
    document.getElementById(focused)?.focus();
    setFocused(undefined);
  }, [focused]);

  /** Lines of a draft have no products yet. */
  const lookUp = useEffectEvent(async (rows: readonly Row[]) => {
    if (wasShown.current || !rows.some(({ line, view }) => line.source !== '' && !view)) return;
    wasShown.current = true;
    const outcome = await fill('look', '1');
    if (!outcome?.views) return;
    withProducts(outcome);
    lines.show(
      rows.map(({ key }) => key),
      outcome.views,
    );
  });
  useEffect(() => {
    void lookUp(lines.rows);
  }, [lines.rows]);

  return { products, list, open, running, add, take, forget: () => show(undefined) };
}
