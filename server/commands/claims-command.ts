import { parseArgs } from 'node:util';
import { contentFacts } from '#api/office/upkeep/content-facts.ts';
import { type Ending, endings, type Provable, unproved } from '#api/office/upkeep/evidence-findings.ts';
import { dayIn } from '#contract/text/zone-offset.ts';
import type { Store } from '#store/store.ts';

const usage = `Print what will lack evidence on a day.

  npm run claims -- --at 2027-02-01

Without a day it is today. It lists certificates that are valid today and end before the day, with what they cover and no
other certificate of their scheme does, and words such as “organic” without a linked valid certificate. It exits with 1 if
there is any, and with 0 otherwise.`;

interface ClaimsParts {
  store: Store;
  publicUrl: string;
  now: Date;
}

/** The report, and whether something lacks evidence. Throws the usage for other words. */
export async function runClaimsCommand(
  words: string[],
  { store, publicUrl, now }: ClaimsParts,
): Promise<{ text: string; isLacking: boolean }> {
  const given = dayFrom(words);
  const context = {
    store,
    publicUrl,
    now: () => now,
    requestId: 'claims',
    logError: (error: unknown) => process.stderr.write(`${error}\n`),
  };
  const { facts } = await contentFacts(context);
  const today = dayIn(facts.timeZone, now);
  const day = given ?? today;
  const ending = Map.groupBy(endings(facts, today, day), ({ proof }) => proof);
  const promised = [...unproved(facts, day)];
  if (ending.size === 0 && promised.length === 0)
    return { text: `Nothing lacks evidence on ${day}.`, isLacking: false };
  const parts = [
    ...[...ending].map(([proof, of]) => [
      `${[proof.scheme || proof.name, proof.number].filter(Boolean).join(' ')} is valid until ${proof.validUntil}:`,
      ...of.map(({ entry }) => `  ${nameOf(entry)}`),
    ]),
    ...(promised.length === 0 ? [] : [['Words without evidence:', ...promised.flatMap(linesOf)]]),
  ];
  return {
    text: [`Lacking evidence on ${day}`, ...parts.map((lines) => lines.join('\n'))].join('\n\n'),
    isLacking: true,
  };
}

const nameOf = (entry: Ending['entry']): string =>
  entry === 'group' ? 'the whole group' : `${entry.type} ${entry.id}, ${entry.title}`;

const linesOf = (entry: Provable): string[] =>
  entry.claims.map(({ lang, words }) => `  ${nameOf(entry)}${lang === '' ? '' : ` (${lang})`}: ${words.join(', ')}`);

/** The day that is asked for; undefined: today. */
function dayFrom(words: string[]): string | undefined {
  try {
    const { at } = parseArgs({ args: words, options: { at: { type: 'string' } } }).values;
    const isDay =
      at === undefined || (/^\d{4}-\d\d-\d\d$/.test(at) && new Date(`${at}T00:00:00Z`).toJSON()?.startsWith(at));
    if (isDay) return at;
  } catch {
    // Unknown words are answered as a wrong day is.
  }
  throw new Error(usage);
}
