import type { proposeTranslations } from '#contract/calls/office/translations.ts';
import type { CallOutput } from '#contract/protocol/call.ts';

/** Entries of one call. */
const atOnce = 10;

type Output = CallOutput<typeof proposeTranslations>;

export interface Failure {
  lang: string;
  title: string;
  reason: string;
}

export interface ProposeResult {
  proposed: number;
  failures: Failure[];
  /** Why it ended before all entries were done; null: all are done, or the user stopped it. */
  stopped: string | null;
}

interface Run {
  ids: readonly number[];
  langs: readonly string[];
  call: (input: { entries: number[]; lang: string }) => Promise<Output>;
  /** The number of entries that are done, in all languages. */
  onProgress: (done: number) => void;
  isStopped: () => boolean;
}

/** Makes calls until every entry is done. Calls end after some seconds and return the rest. */
export async function runProposals({ ids, langs, call, onProgress, isStopped }: Run): Promise<ProposeResult> {
  const failures = new Map<string, Failure>();
  const result = (stopped: string | null) => ({ proposed, failures: [...failures.values()], stopped });
  let proposed = 0;
  for (const [index, lang] of langs.entries()) {
    let waiting = [...ids];
    while (waiting.length > 0) {
      if (isStopped()) return result(null);
      const { entries, remaining, stopped } = await call({ entries: waiting.slice(0, atOnce), lang });
      for (const { id, title, proposed: more, failed } of entries) {
        proposed += more;
        for (const { path, reason } of failed) failures.set(`${lang} ${id} ${path}`, { lang, title, reason });
      }
      if (stopped !== null) return result(stopped);
      // An entry whose texts failed again would be sent forever.
      const stuck = new Set(entries.filter((entry) => entry.proposed === 0).map(({ id }) => id));
      const rest = remaining.filter((id) => !stuck.has(id));
      if (entries.length === 0) return result(null);
      waiting = [...rest, ...waiting.slice(atOnce)];
      onProgress(index * ids.length + ids.length - waiting.length);
    }
  }
  return result(null);
}
