import { type RefObject, useEffect, useEffectEvent } from 'react';
import { session } from '../boot/session.ts';
import { enquiryFields, type TypedLine, typedLines } from './enquiry-values.ts';

const storageKey = 'enquiry';

interface Draft {
  /** The page's address, which determines its lines. */
  address: string;
  values: Record<string, string>;
}

function storedDraft(): Draft | undefined {
  try {
    const draft: Partial<Draft> = JSON.parse(String(session()[storageKey] ?? ''));
    const { address, values } = draft;
    return typeof address === 'string' && typeof values === 'object' ? { address, values } : undefined;
  } catch {
    return undefined;
  }
}

const fields = new Set<string>(enquiryFields);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => 'name' in element && 'value' in element;

/** Fills in what is blank. What the visitor typed before hydration stays. */
function fillIn(form: HTMLFormElement, values: Draft['values']): void {
  for (const control of form.elements) {
    if (!isControl(control) || !fields.has(control.name) || control.value !== '') continue;
    control.value = values[control.name] ?? '';
  }
}

/** The texts of a form without its files and its honeypot. */
export function textsIn(form: HTMLFormElement | null): Draft['values'] {
  const all = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    all.flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && name !== 'website' ? [[name, value]] : [],
    ),
  );
}

function write(draft: Draft): void {
  try {
    session()[storageKey] = JSON.stringify(draft);
  } catch {
    // The storage is full or denied.
  }
}

export interface DraftOptions {
  form: RefObject<HTMLFormElement | null>;
  address: string;
  /** Whether the page has the values of a sent form already. */
  isFilled: boolean;
  /** Receives the lines of the draft, and where they are those of this page. */
  onDraft(lines: TypedLine[], draft: { isOfPage: boolean; key: string | undefined; hasParts: boolean }): void;
}

/**
 * Keeps what is typed for the session of the tab, so that a reload or an error page does not lose it. Files are not kept.
 */
export function useDraft({ form, address, isFilled, onDraft }: DraftOptions) {
  const restore = useEffectEvent(() => {
    const draft = isFilled ? undefined : storedDraft();
    if (!draft || !form.current) return;
    fillIn(form.current, draft.values);
    const { key, parts } = draft.values;
    onDraft(typedLines(draft.values), { isOfPage: draft.address === address, key, hasParts: parts !== undefined });
  });
  useEffect(() => restore(), []);

  return {
    save: () => write({ address, values: textsIn(form.current) }),
    /** Keeps all but the lines, for the page without any. */
    saveWithoutLines: () => {
      const kept = Object.entries(textsIn(form.current)).filter(([name]) => fields.has(name));
      write({ address: '', values: Object.fromEntries(kept) });
    },
    clear: () => {
      delete session()[storageKey];
    },
  };
}
