import { useEffect, useState } from 'react';
import { renderPreview } from '#contract/calls/office/render-preview.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { client } from '#office/providers/client.ts';
import { toSave } from '../form/entry-values.ts';
import type { EntryForm } from '../saving/use-entry-form.ts';

export type LivePage = CallOutput<typeof renderPreview>;

interface LiveState {
  /** The page of the last valid values; undefined before the first. */
  page: LivePage | undefined;
  /** Why the page does not show the form's values; undefined: it does. */
  error: unknown;
}

/** From a change to the request, during which further changes join it. */
const delayMs = 250;

/**
 * The page with the form's values, rendered again while they change: one request at a time, and the last one has the
 * latest values.
 *
 * @param language That of the page; '' is the main one.
 */
export function useLivePage({ form, type, fields, entry }: EntryForm, language: string): LiveState {
  const [state, setState] = useState<LiveState>({ page: undefined, error: undefined });
  const id = entry?.id;
  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = '';
    let isBusy = false;
    const render = async () => {
      timer = undefined;
      if (isBusy) return;
      const values = form.getValues();
      const { document, translations } = toSave(fields, values);
      const input = { type, ...(id === undefined ? {} : { id }), parent: values.parent, document, translations };
      const sent = JSON.stringify(input);
      if (sent === shown) return;
      isBusy = true;
      try {
        const page = await client.call(renderPreview, { ...input, lang: language }, { signal: ended.signal });
        setState({ page, error: undefined });
      } catch (error) {
        if (!ended.signal.aborted) setState(({ page }) => ({ page, error }));
      }
      shown = sent;
      isBusy = false;
      if (!ended.signal.aborted) plan();
    };
    const plan = () => {
      timer ??= setTimeout(() => void render(), delayMs);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: plan });
    void render();
    return () => {
      stop();
      clearTimeout(timer);
      ended.abort();
    };
  }, [form, type, fields, id, language]);
  return state;
}
