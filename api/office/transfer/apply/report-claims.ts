import type { CallContext } from '#api/context.ts';
import { claimsCheck, type ToPublish } from '#api/office/content/checks/check-claims.ts';
import { entityOf } from '#content/registry.ts';
import { nameOf } from '../import-words.ts';
import type { ImportReport } from '../imports.ts';
import { yieldBetween } from '../yield-between.ts';
import type { IncomingEntry } from './incoming.ts';

/**
 * Reports what imported entries promise without a valid certificate. Comes after the last entry, because the lists of words
 * and the certificates are among them; a check that writes nothing knows those of this site only.
 */
export async function reportClaims(
  published: Iterable<[IncomingEntry, ToPublish]>,
  report: ImportReport,
  context: CallContext,
): Promise<void> {
  const claimsOf = await claimsCheck(context);
  for await (const [entry, state] of yieldBetween(published)) {
    report.signal.throwIfAborted();
    if (!entityOf(state.type).claims) continue;
    const words = new Set((await claimsOf(state)).flatMap((claim) => claim.words));
    if (words.size === 0) continue;
    const name = nameOf(entry);
    report.finding('unproved', (texts, lang) =>
      texts.imports.entries.unproved({ name: name(texts, lang), words: [...words].join(', ') }),
    );
  }
}
