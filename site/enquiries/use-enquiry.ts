import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { useSubmission } from '../forms/use-submission.ts';
import { useUpload } from '../forms/use-upload.ts';
import { useLanguage } from '../shell/use-language.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { type AskedLine, enquiryAddress, enquiryPath } from './enquiry-address.ts';
import { clearLines, removeLines, storedLines, updateLines } from './enquiry-list.ts';
import type { EnquiryOutcome } from './enquiry-outcome.ts';
import { askedLine, type TypedLine, typedLines, withTyped } from './enquiry-values.ts';
import { type Row, useLines } from './lines/use-lines.ts';
import { useListed } from './lines/use-listed.ts';
import type { EnquiryData } from './load-enquiry.server.ts';
import { textsIn, useDraft } from './use-draft.ts';

/**
 * The state of the form: its lines, its draft, its outcome. `sent`: the outcome of the form without script.
 * `pageAddress`: where it is sent on a page that has other content; the address of such a page names no lines.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state of one form; its parts would pass all of it to each other.
export function useEnquiry(data: EnquiryData, sent: EnquiryOutcome | undefined, pageAddress?: string) {
  const { enquiry: texts } = usePageTexts();
  const lang = useLanguage();
  const location = useLocation();
  const search = pageAddress === undefined ? location.search : '';
  const ownPage = useHref(enquiryPath + search);
  const navigate = useNavigate();
  const address = useHref(`${enquiryPath}/send`);
  const { answer, percent, send } = useUpload(address, texts);
  const isBusy = percent !== undefined;
  const outcome = answer ?? (sent?.text ? sent : undefined);
  const { form, turn, onSubmit, onFocus } = useSubmission(outcome, isBusy);
  const values = sent?.values ?? {};
  const lines = useLines(sent ? typedLines(values) : data.lines, sent?.views);
  const [key, setKey] = useState(values.key ?? data.key);
  // Errors name lines by their place.
  const [changedIn, setChangedIn] = useState<number>();
  const change = (run: () => void) => {
    run();
    setChangedIn(turn);
  };
  const listed = useListed({ form, address, texts, lines, sent, change });
  const isStoredList = () => enquiryPath + search === enquiryAddress(storedLines());
  /** The lines of the address. Those of the stored list have their notes there. */
  const ownLines = () => {
    const stored = isStoredList() ? storedLines() : [];
    return data.lines.map((line, index) => ({ ...line, note: stored[index]?.note ?? line.note }));
  };
  const showNotes = useEffectEvent(() => {
    const own = ownLines();
    if (!sent && own.some(({ note }, index) => note !== data.lines[index]?.note)) lines.replace(own);
  });
  useEffect(() => showNotes(), []);
  const draft = useDraft({
    form,
    address: search,
    isFilled: sent !== undefined,
    onDraft: (typed, { isOfPage, key: keptKey, hasParts }) => {
      if (hasParts) listed.open();
      lines.replace(isOfPage ? typed : withTyped(ownLines(), typed, { withOthers: isStoredList() }));
      if (isOfPage && keptKey !== undefined) setKey(keptKey);
    },
  });
  const asked = (typed: readonly TypedLine[]): AskedLine[] => typed.flatMap((line) => askedLine(line, lang) ?? []);
  const askedNow = () => asked(typedLines(textsIn(form.current)));
  const save = () => {
    draft.save();
    updateLines(askedNow());
  };

  const onOutcome = useEffectEvent(() => {
    if (outcome?.tone === 'success') {
      draft.clear();
      removeLines(asked(typedLines(outcome.values)));
    } else if (answer?.values.key !== undefined) setKey(answer.values.key);
  });
  useEffect(() => {
    if (outcome) onOutcome();
  }, [outcome]);
  const onRows = useEffectEvent((rows: readonly Row[]) => {
    if (rows.length > 0 && changedIn !== undefined) save();
  });
  useEffect(() => onRows(lines.rows), [lines.rows]);
  const showStored = useEffectEvent(() => {
    const stored = storedLines();
    if (
      pageAddress === undefined &&
      sent === undefined &&
      data.lines.length === 0 &&
      search === '' &&
      stored.length > 0
    )
      void navigate(enquiryAddress(stored), { replace: true });
  });
  useEffect(() => showStored(), []);
  // A page with other content is the same for all visitors, so the key is not from the server.
  useEffect(() => setKey((known) => known || newKey()), []);

  const errors = outcome?.errors.filter(({ field }) => changedIn !== turn || !field.startsWith('lines.')) ?? [];
  return {
    form,
    turn,
    onFocus,
    isBusy,
    percent,
    key,
    values,
    save,
    rows: lines.rows,
    listed,
    products: [...listed.products, ...data.products],
    canAdd: lines.canAdd,
    page: pageAddress ?? ownPage,
    outcome: outcome && { ...outcome, errors },
    askedNow,
    add: () => change(lines.add),
    remove: ({ key: rowKey, line }: Row) => {
      removeLines(asked([line]));
      change(() => lines.remove(rowKey));
    },
    clear: () => {
      clearLines();
      listed.forget();
      draft.saveWithoutLines();
      if (search === '') change(() => lines.replace([]));
      else void navigate(enquiryPath);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const file = event.currentTarget.elements.namedItem('file');
      if (file instanceof HTMLInputElement && !file.validity.valid) {
        event.preventDefault();
        file.focus();
        return;
      }
      onSubmit(event);
      if (event.isDefaultPrevented()) return;
      event.preventDefault();
      save();
      send(event.currentTarget);
    },
  };
}

/** A new idempotency key; '' in a browser that has none for pages without TLS: the server then makes it. */
const newKey = (): string => globalThis.crypto.randomUUID?.() ?? '';
