import { setImmediate as nextRound } from 'node:timers/promises';
import type { CallContext } from '#api/context.ts';
import { nameOfLanguage, words } from '#api/office/words.ts';
import { certificateFindings, dayInWords, jobFindings, keyOf, type NewFinding } from '#api/rules/findings.ts';
import { reserveOf } from '#api/rules/limits/disk-reserve.ts';
import { type EntityName, entityNames } from '#content/registry.ts';
import type { DismissedFinding, Finding } from '#contract/office/upkeep-view.ts';
import type { TextIssue } from '#contract/text/rich-text.ts';
import { dayIn } from '#contract/text/zone-offset.ts';
import type { FileQuery, LibraryFile } from '#store/store.ts';
import { maySee } from '../content/allowed.ts';
import { type ContentFacts, contentFacts } from './content-facts.ts';
import { deadLinks, lastDeadLinks } from './dead-links.ts';
import type { EntryFacts, SeenEntry } from './entry-facts.ts';
import { claimFindings, documentFindings, factFindings, makerFindings } from './evidence-findings.ts';
import { pageFindings } from './page-texts.ts';

/** Owners correct these before they need a longer list. */
const maxPerKind = 200;

/** Findings looked at before other requests get a turn. */
const findingsAtOnce = 5_000;

/** Findings that need attention, and those that an owner has dismissed. */
export interface Findings {
  findings: Finding[];
  dismissed: DismissedFinding[];
}

/**
 * Returns the most urgent findings first, at most {@link maxPerKind} of each kind. `ask` requests every linked page,
 * which takes seconds after each content change.
 */
export async function findingsOf(context: CallContext, links: 'ask' | 'last found' = 'ask'): Promise<Findings> {
  const dismissals = new Map((await context.store.dismissals.list()).map((each) => [each.finding, each]));
  // Each key begins with its kind.
  const dismissedKinds = new Set([...dismissals.keys()].map((key) => key.split(' ', 1)[0]));
  const findings: Finding[] = [];
  const dismissed: DismissedFinding[] = [];
  const counts = new Map<Finding['kind'], number>();
  let looked = 0;
  for (const found of await allFindings(context, links)) {
    looked += 1;
    if (looked % findingsAtOnce === 0) await nextRound();
    const count = counts.get(found.kind) ?? 0;
    if (count >= maxPerKind && !dismissedKinds.has(found.kind)) continue;
    const key = keyOf(found);
    const dismissal = dismissals.get(key);
    if (!dismissal && count >= maxPerKind) continue;
    const { about: _, text, ...rest } = found;
    const finding = { key, ...rest, text: words.say(text, context.lang) };
    if (dismissal) {
      dismissed.push({ ...finding, reason: dismissal.reason, at: dismissal.at, by: dismissal.by });
    } else {
      counts.set(found.kind, count + 1);
      findings.push(finding);
    }
  }
  return { findings, dismissed };
}

/** Findings of all content are made one by one, because there may be several for each of a hundred thousand entries. */
async function allFindings(context: CallContext, links: 'ask' | 'last found'): Promise<Iterable<NewFinding>> {
  const { version, facts } = await contentFacts(context);
  const now = context.now();
  const today = dayIn(facts.timeZone, now);
  const careers = [...of(facts, 'career')].flatMap(({ career }) => career ?? []);
  const certificates = [...of(facts, 'certificate')].flatMap(({ certificate }) => certificate ?? []);
  const dead = await (links === 'ask' ? deadLinks(version, facts, context) : lastDeadLinks(facts, context));
  const kinds: Iterable<NewFinding>[] = [
    await hostFindings(context),
    jobFindings(careers, now, facts.timeZone),
    certificateFindings(certificates, today),
    claimFindings(facts, today),
    makerFindings(facts),
    factFindings(facts),
    documentFindings(facts),
    linkFindings(facts, dead),
    await outdatedFindings(facts, context),
    await altFindings(facts, context),
    videoFindings(facts),
    textFindings(facts),
    pageFindings(facts),
    await unreadFindings(context),
    await unusedFindings(context),
  ];
  return joined(kinds);
}

function* joined<T>(parts: readonly Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}

/** The facts of the entries of a type, or of all in the order of their types. */
const of = ({ entries }: ContentFacts, type?: EntityName): IteratorObject<EntryFacts> =>
  type === undefined
    ? Iterator.from(entries.values()).flatMap((ofType) => ofType.values())
    : Iterator.from(entries.get(type)?.values() ?? []);

/** What distinguishes findings of one kind on one entry: the problem and, in a translation, its language. */
const aboutIn = ({ lang }: SeenEntry, problem: string): string => (lang === undefined ? problem : `${lang} ${problem}`);

const linkFindings = ({ links }: ContentFacts, dead: readonly string[]): Iterable<NewFinding> =>
  Iterator.from(dead).flatMap((path) =>
    Iterator.from(links.get(path) ?? []).map((entry) => ({
      kind: 'dead-link',
      text: ({ findings }, lang) => {
        const named = { title: entry.title, path };
        if (entry.lang === undefined) return findings.deadLink(named);
        return findings.deadLinkIn({ ...named, language: nameOfLanguage(entry.lang, lang) });
      },
      entry: { type: entry.type, id: entry.id },
      about: aboutIn(entry, path),
    })),
  );

/**
 * The languages with outdated entries, as the list of translations counts them. The key changes with the entries and
 * their texts, so that a dismissed finding comes back when another text is outdated.
 */
async function outdatedFindings({ siteLangs }: ContentFacts, { caller, store }: CallContext): Promise<NewFinding[]> {
  const types = entityNames.filter((name) => maySee(name, caller));
  const counted = await store.entries.outdatedTranslations(types);
  return counted
    .filter(({ lang }) => siteLangs.includes(lang))
    .map(({ lang, count, sources }) => ({
      kind: 'outdated-translation',
      text: ({ findings }, of) => findings.outdated({ count, language: nameOfLanguage(lang, of) }),
      lang,
      about: sources,
    }));
}

/** Pictures without alt text, neither in the entry nor in the library. */
async function altFindings(facts: ContentFacts, context: CallContext): Promise<Iterable<NewFinding>> {
  const files = await filesOf({ withoutAlt: true }, context);
  const blank = new Set(files.map(({ src }) => src));
  const named = new Set<string>();
  function* shown(): Generator<NewFinding> {
    for (const { entry, src } of of(facts).flatMap(({ unnamed }) => unnamed)) {
      named.add(src);
      if (!blank.has(src) && src.startsWith('/files/')) continue;
      const { type, id, title } = entry;
      yield { kind: 'missing-alt', text: ({ findings }) => findings.noAlt({ title }), entry: { type, id }, src };
    }
  }
  function* kept(): Generator<NewFinding> {
    for (const { src, uses, name } of files) {
      if (uses === 0 || named.has(src)) continue;
      yield { kind: 'missing-alt', text: ({ findings }) => findings.noAltInLibrary({ name: name || src }), src };
    }
  }
  return joined([shown(), kept()]);
}

/** Videos that people who cannot hear or see them miss. */
function videoFindings(facts: ContentFacts): Iterable<NewFinding> {
  const told = new Set(of(facts, 'video').flatMap(({ told: address }) => (address === undefined ? [] : [address])));
  return of(facts)
    .flatMap(({ untold }) => untold)
    .filter(({ address }) => !told.has(address))
    .map(({ entry: { type, id, title }, address }) => ({
      kind: 'video-without-texts',
      text: ({ findings }) => (title === '' ? findings.noVideoTextsAt({ address }) : findings.noVideoTexts({ title })),
      entry: { type, id },
      about: address,
    }));
}

/** The names of the texts: for a text in the main language, and in a translation. */
const issueTexts = {
  'missing-alt': ['noAltInText', 'noAltInTextIn'],
  'vague-link': ['vagueLink', 'vagueLinkIn'],
  'table-without-header': ['noHeader', 'noHeaderIn'],
} as const satisfies Record<TextIssue['kind'], unknown>;

const textFindings = (facts: ContentFacts): Iterable<NewFinding> =>
  of(facts)
    .flatMap(({ textIssues }) => textIssues)
    .map(({ entry, issue: { kind, text } }) => ({
      kind,
      text: ({ findings }, lang) => {
        const [own, translated] = issueTexts[kind];
        const named = { title: entry.title, text };
        if (entry.lang === undefined) return findings[own](named);
        return findings[translated]({ ...named, language: nameOfLanguage(entry.lang, lang) });
      },
      entry: { type: entry.type, id: entry.id },
      about: aboutIn(entry, text),
    }));

/** What stops on this host until an operator acts. */
async function hostFindings(context: CallContext): Promise<NewFinding[]> {
  const clock = await context.store.clock.state();
  const jumped: NewFinding[] = clock.stopped
    ? [
        {
          kind: 'clock-jumped',
          about: clock.stoppedAt,
          text: ({ findings }, lang) =>
            findings.clockJumped({
              from: dayInWords(clock.trustedAt.slice(0, 10), lang),
              to: dayInWords(clock.stoppedAt.slice(0, 10), lang),
            }),
        },
      ]
    : [];
  return [...(await diskFindings(context)), ...jumped];
}

const diskTexts = { data: 'diskReserve', backup: 'diskOfBackups', temporary: 'diskOfTemporaryFiles' } as const;

/** Disks with less free space than the reserve. One that holds several folders is reported for the first of them. */
async function diskFindings({ disks, logError, requestId }: CallContext): Promise<NewFinding[]> {
  try {
    const all = (await disks?.()) ?? [];
    return all
      .filter(({ device }, index) => all.findIndex((other) => other.device === device) === index)
      .filter(({ free, total }) => free < reserveOf(total))
      .map(({ folder }) => ({
        kind: 'disk-reserve',
        text: ({ findings }) => findings[diskTexts[folder]],
        ...(folder === 'data' ? {} : { about: folder }),
      }));
  } catch (error) {
    logError(error, { requestId });
    return [];
  }
}

/** PDFs whose text the search does not find, or not all of it. */
async function unreadFindings({ store }: CallContext): Promise<NewFinding[]> {
  const files = await store.fileTexts.unread(maxPerKind + 1);
  return files.map(({ src, name, outcome, pages, read }) => ({
    kind: 'unread-file',
    text: ({ findings }) =>
      findings.unread[outcome === 'part' && read === 0 ? 'slow' : outcome]({
        name: name || src,
        pages: String(pages),
        read: String(read),
      }),
    src,
    about: outcome,
  }));
}

async function unusedFindings(context: CallContext): Promise<NewFinding[]> {
  const files = await filesOf({ unused: true }, context);
  return files.map(({ src, name }) => ({
    kind: 'unused-file',
    text: ({ findings }) => findings.unused({ name: name || src }),
    src,
  }));
}

async function filesOf(
  which: Pick<FileQuery, 'unused' | 'withoutAlt'>,
  { store }: CallContext,
): Promise<LibraryFile[]> {
  return (await store.files.list({ ...which, skip: 0, take: 2_000 })).items;
}
