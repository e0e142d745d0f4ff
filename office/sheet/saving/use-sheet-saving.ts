import { useState } from 'react';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { useFields } from '#office/generic/fields/field-texts.ts';
import { ruleTextsOf } from '#office/generic/fields/rule-texts.ts';
import { useRefresh } from '#office/generic/refresh.ts';
import { useClaims } from '#office/generic/saving/claims/use-claims.tsx';
import { messageOf } from '#office/providers/error-texts.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { Line } from '../model/cells.ts';
import type { Sheet } from '../use-sheet.ts';
import { type Conflict, type Prepared, prepareLine, rowOf, type SavingWay, savePrepared } from './save-line.ts';

/** Why a product is not saved. `theirs`: its state by another user, who saved it meanwhile. */
export interface Issue {
  line: Line;
  message: string | undefined;
  theirs: EditedEntry | undefined;
}

/** Requests at a time. */
const atOnce = 4;

/** Works on all, a few at a time. */
async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

/** Does something with a line, and returns what went wrong; undefined if nothing did. */
function useIssueOf() {
  const texts = useTexts();
  const problemOf = (error: unknown): string => {
    const [first] = error instanceof CallError ? error.errors : [];
    return first ? ruleTextsOf('product', texts)({ path: first.field, ...first }) : messageOf(error, texts);
  };

  return async (line: Line, work: () => Promise<Conflict | undefined>): Promise<Issue | undefined> => {
    try {
      const conflict = await work();
      return conflict && { line, message: undefined, theirs: conflict.theirs };
    } catch (error) {
      return { line, message: problemOf(error), theirs: undefined };
    }
  };
}

/** What visitors are to read after the save. */
const claimsIn = (prepared: Iterable<Prepared>) =>
  [...prepared].flatMap(({ asked, title }) => {
    const { type, id, parent = null, document, translations = {}, languages, status } = asked;
    return status === 'draft' ? [] : [{ type, id, title, state: { parent, document, translations }, languages }];
  });

/** Saves the changed products of a sheet, each on its own. */
export function useSheetSaving(sheet: Sheet) {
  const texts = useTexts();
  const fields = useFields('product');
  const refresh = useRefresh();
  const claims = useClaims();
  const issueOf = useIssueOf();
  const [issues, setIssues] = useState<ReadonlyMap<number, Issue>>(new Map());
  const [busy, setBusy] = useState<{ way: SavingWay; done: number; total: number }>();

  /** Reads the products, so that all promises are asked about before the first one is saved. */
  const prepare = async (way: SavingWay, lines: readonly Line[], found: Map<number, Issue>) => {
    const prepared = new Map<Line, Prepared>();
    await inTurns(lines, async (line) => {
      const issue = await issueOf(line, async () => {
        const one = await prepareLine(line.row, sheet.changesOf(line), way, fields);
        if (one.kind === 'conflict') return one;
        prepared.set(line, one);
        return undefined;
      });
      if (issue) found.set(line.row.id, issue);
    });
    return prepared;
  };

  const save = async (way: SavingWay): Promise<void> => {
    const lines = [...sheet.changed];
    const total = lines.length;
    if (total === 0 || busy) return;
    const found = new Map<number, Issue>();
    setIssues(new Map());
    setBusy({ way, done: 0, total });
    try {
      const prepared = await prepare(way, lines, found);
      if (!(await claims.confirm(claimsIn(prepared.values())))) return;
      let done = found.size;
      await inTurns([...prepared], async ([line, one]) => {
        const issue = await issueOf(line, async () => {
          const outcome = await savePrepared(one);
          if (outcome.kind === 'conflict') return outcome;
          sheet.replace(rowOf(outcome.entry, line.row), 'keep-typed');
          return undefined;
        });
        if (issue) found.set(line.row.id, issue);
        done += 1;
        setBusy({ way, done, total });
      });
    } catch (error) {
      return notify(messageOf(error, texts), { type: 'error', autoHideDuration: 8_000 });
    } finally {
      setBusy(undefined);
      setIssues(found);
    }
    const words = texts.sheet;
    if (total > found.size) notify(words.saved({ count: total - found.size }), { type: 'success' });
    if (found.size > 0) notify(words.notSaved({ count: found.size }), { type: 'error', autoHideDuration: 8_000 });
    await refresh('product');
  };

  const close = (id: number) => setIssues((before) => new Map([...before].filter(([row]) => row !== id)));
  return {
    issues,
    busy,
    claimsQuestion: claims.question,
    save,
    close,
    /** Continues with the product as the other user has saved it, with or without the own values. */
    settle: ({ line, theirs }: Issue, use: 'keep-typed' | 'drop-typed') => {
      if (theirs) sheet.replace(rowOf(theirs, line.row), use);
      close(line.row.id);
    },
  };
}

export type SheetSaving = ReturnType<typeof useSheetSaving>;
