import type { CallContext } from '#api/context.ts';
import { nameOfLanguage, words } from '#api/office/words.ts';
import { certificateFindings, dayIn, jobFindings, keyOf, type NewFinding } from '#api/rules/findings.ts';
import { entityNames } from '#contract/entities/registry.ts';
import type { DismissedFinding, Finding } from '#contract/office/owner-view.ts';
import type { TextIssue } from '#contract/rich-text.ts';
import type { FileQuery, LibraryFile } from '#store/store.ts';
import { maySee } from '../content/allowed.ts';
import { type ContentFacts, contentFacts, type SeenEntry } from './content-facts.ts';
import { deadLinks, lastDeadLinks } from './dead-links.ts';

/** Owners correct these before they need a longer list. */
const maxPerKind = 200;

/** Findings that need attention, and those that an owner has dismissed. */
export interface Findings {
  findings: Finding[];
  dismissed: DismissedFinding[];
}

/** Returns the most urgent findings first. `ask` requests every linked page, which takes seconds after each content change. */
export async function findingsOf(context: CallContext, links: 'ask' | 'last found' = 'ask'): Promise<Findings> {
  const all = (await allFindings(context, links)).map((found) => {
    const { about: _, text, ...finding } = found;
    return { key: keyOf(found), ...finding, text: words.say(text, context.lang) };
  });
  const dismissals = new Map((await context.store.dismissals.list()).map((each) => [each.finding, each]));
  return {
    findings: firstOfEachKind(all.filter(({ key }) => !dismissals.has(key))),
    dismissed: all.flatMap((finding) => {
      const dismissal = dismissals.get(finding.key);
      return dismissal ? { ...finding, reason: dismissal.reason, at: dismissal.at, by: dismissal.by } : [];
    }),
  };
}

/** At most {@link maxPerKind} of each kind. */
function firstOfEachKind(findings: readonly Finding[]): Finding[] {
  const counts = new Map<Finding['kind'], number>();
  return findings.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= maxPerKind;
  });
}

async function allFindings(context: CallContext, links: 'ask' | 'last found'): Promise<NewFinding[]> {
  const { version, facts } = await contentFacts(context);
  const now = context.now();
  const today = dayIn(facts.timeZone, now);
  const kinds = [
    jobFindings(facts.careers, now, facts.timeZone),
    certificateFindings(facts.certificates, today),
    linkFindings(facts, await (links === 'ask' ? deadLinks(version, facts, context) : lastDeadLinks(facts, context))),
    await outdatedFindings(facts, context),
    await altFindings(facts, context),
    textFindings(facts),
    await unusedFindings(context),
  ];
  return kinds.flat();
}

/** What distinguishes findings of one kind on one entry: the problem and, in a translation, its language. */
const aboutIn = ({ lang }: SeenEntry, problem: string): string => (lang === undefined ? problem : `${lang} ${problem}`);

const linkFindings = ({ links }: ContentFacts, dead: readonly string[]): NewFinding[] =>
  dead.flatMap((path) =>
    (links.get(path) ?? []).map((entry) => ({
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
 * The languages with outdated entries, as the list of translations counts them. The key changes with the entries and their texts, so that a
 * dismissed finding comes back when another text is outdated.
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
async function altFindings({ unnamed }: ContentFacts, context: CallContext): Promise<NewFinding[]> {
  const files = await filesOf({ withoutAlt: true }, context);
  const blank = new Set(files.map(({ src }) => src));
  const shown: NewFinding[] = unnamed
    .filter(({ src }) => blank.has(src) || !src.startsWith('/files/'))
    .map(({ entry: { type, id, title }, src }) => ({
      kind: 'missing-alt',
      text: ({ findings }) => findings.noAlt({ title }),
      entry: { type, id },
      src,
    }));
  const named = new Set(unnamed.map(({ src }) => src));
  const kept: NewFinding[] = files
    .filter(({ src, uses }) => uses > 0 && !named.has(src))
    .map(({ src, name }) => ({
      kind: 'missing-alt',
      text: ({ findings }) => findings.noAltInLibrary({ name: name || src }),
      src,
    }));
  return [...shown, ...kept];
}

/** The names of the texts: for a text in the main language, and in a translation. */
const issueTexts = {
  'missing-alt': ['noAltInText', 'noAltInTextIn'],
  'vague-link': ['vagueLink', 'vagueLinkIn'],
  'table-without-header': ['noHeader', 'noHeaderIn'],
} as const satisfies Record<TextIssue['kind'], unknown>;

const textFindings = ({ textIssues }: ContentFacts): NewFinding[] =>
  textIssues.map(({ entry, issue: { kind, text } }) => ({
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
