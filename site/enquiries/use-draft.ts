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

export interface DraftOptions {
  form: RefObject<HTMLFormElement | null>;
  address: string;
  /** Whether the page has the values of a sent form already. */
  isFilled: boolean;
  /** Receives the lines and the idempotency key that belong to the address. */
  onLines(lines: TypedLine[], key: string | undefined): void;
}

/**
 * Keeps what is typed for the session of the tab, so that a reload or an error page does not lose it. Files are not kept.
 */
export function useDraft({ form, address, isFilled, onLines }: DraftOptions) {
  const restore = useEffectEvent(() => {
    const draft = isFilled ? undefined : storedDraft();
    if (!draft || !form.current) return;
    fillIn(form.current, draft.values);
    if (draft.address === address) onLines(typedLines(draft.values), draft.values.key);
  });
  useEffect(() => restore(), []);

  return {
    save: () => {
      if (!form.current) return;
      const typed = [...new FormData(form.current)].flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' && name !== 'website' ? [[name, value]] : [],
      );
      try {
        session()[storageKey] = JSON.stringify({ address, values: Object.fromEntries(typed) } satisfies Draft);
      } catch {
        // The storage is full or denied.
      }
    },
    clear: () => {
      delete session()[storageKey];
    },
  };
}
