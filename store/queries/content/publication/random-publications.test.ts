import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryChange } from '#store/interfaces/entries.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

const tags = ['', 'de', 'pt'];

interface Save {
  kind: 'save';
  edits: string[];
  removed: string[];
  status: EntryChange['status'];
  keep: boolean;
  langs: string[] | undefined;
  hours: number;
}
type Step =
  | Save
  | { kind: 'set'; status: 'draft' | 'published'; langs: string[] | undefined }
  | { kind: 'discard'; langs: string[] | undefined }
  | { kind: 'wait'; hours: number }
  | { kind: 'trash' };

const some = fc.option(fc.subarray(tags, { minLength: 1 }), { nil: undefined });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      edits: fc.subarray(tags),
      removed: fc.oneof({ weight: 4, arbitrary: fc.constant<string[]>([]) }, fc.subarray(['de', 'pt'])),
      status: fc.constantFrom('draft', 'scheduled', 'published'),
      keep: fc.boolean(),
      langs: some,
      hours: fc.integer({ min: 1, max: 9 }),
    }),
  },
  fc.record({ kind: fc.constant('set' as const), status: fc.constantFrom('draft', 'published'), langs: some }),
  fc.record({ kind: fc.constant('discard' as const), langs: some }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('trash' as const) }),
);

type Words = Map<string, string>;
type Plan = 'draft' | number;

/** The hour of a time that nothing reaches. */
const never = Number.POSITIVE_INFINITY;

/** A simple model of an entry: for each language, its latest words, those that visitors see, and its plan. */
class Model {
  latest: Words = new Map([['', 'first']]);
  seen: Words | undefined;
  plans = new Map<string, Plan>();
  /** When an unpublished entry, or the pending change of all languages, is published. */
  wholeAt = never;

  planOf(lang: string): Plan {
    return this.plans.get(lang) ?? (this.seen ? this.wholeAt : never);
  }

  all(): string[] {
    return [...new Set([...this.latest.keys(), ...(this.seen?.keys() ?? [])])];
  }

  /** Whether visitors see other words than the latest. */
  differs(lang: string): boolean {
    return this.seen?.get(lang) !== this.latest.get(lang);
  }

  publish(langs: readonly string[]): void {
    this.seen ??= new Map();
    for (const lang of langs) {
      const words = this.latest.get(lang);
      if (words === undefined) this.seen.delete(lang);
      else this.seen.set(lang, words);
      this.plans.delete(lang);
    }
  }

  /** The others become drafts unless visitors see them or they have a plan. */
  keepDrafts(): void {
    for (const lang of this.latest.keys())
      if (lang !== '' && !this.seen?.has(lang) && !this.plans.has(lang)) this.plans.set(lang, 'draft');
  }

  unplan(): void {
    for (const [lang, plan] of this.plans) {
      if (this.seen?.has(lang)) this.plans.delete(lang);
      else if (plan !== 'draft') this.plans.set(lang, 'draft');
    }
  }

  tidy(): void {
    for (const lang of this.plans.keys()) {
      const isSeen = this.seen?.has(lang) ?? false;
      if (!isSeen && (lang === '' || !this.latest.has(lang))) this.plans.delete(lang);
      if (isSeen && this.plans.get(lang) === 'draft') this.plans.delete(lang);
    }
  }

  /** Returns whether the change is allowed. */
  save({
    status,
    keep,
    langs,
    at,
  }: {
    status: EntryChange['status'];
    keep: boolean;
    langs?: string[] | undefined;
    at: number;
  }) {
    const chosen = this.all().filter((lang) => langs?.includes(lang) ?? true);
    if (chosen.length === this.all().length) this.saveAll(status, keep, at);
    else if (this.seen) {
      if (chosen.includes('') && status !== 'published' && !keep) return false;
      this.saveSome(this.seen, chosen, { status, keep, at });
    } else if (chosen.includes('')) {
      if (status === 'draft') this.saveAll(status, keep, at);
      else {
        for (const lang of chosen) this.plans.delete(lang);
        for (const lang of this.latest.keys())
          if (!chosen.includes(lang) && !this.plans.has(lang)) this.plans.set(lang, 'draft');
        this.wholeAt = status === 'scheduled' ? at : never;
        if (status === 'published') this.publish(chosen);
      }
    } else {
      if (status === 'published' || (status === 'scheduled' && this.wholeAt === never)) return false;
      for (const lang of chosen) this.plans.set(lang, status === 'scheduled' ? at : 'draft');
    }
    this.tidy();
    return true;
  }

  private saveAll(status: EntryChange['status'], keep: boolean, at: number): void {
    this.wholeAt = status === 'scheduled' ? at : never;
    if (status === 'published') {
      this.seen = new Map(this.latest);
      this.plans.clear();
      return;
    }
    if (!keep) this.seen = undefined;
    if (status === 'scheduled') this.plans.clear();
    else this.unplan();
  }

  private saveSome(
    seen: Words,
    chosen: string[],
    { status, keep, at }: { status: EntryChange['status']; keep: boolean; at: number },
  ): void {
    for (const lang of this.all())
      if (this.wholeAt !== never && this.differs(lang) && !this.plans.has(lang)) this.plans.set(lang, this.wholeAt);
    this.wholeAt = never;
    if (status === 'published') this.publish(chosen);
    else {
      if (!keep) for (const lang of chosen) seen.delete(lang);
      for (const lang of chosen) {
        if (status === 'scheduled') this.plans.set(lang, at);
        else this.plans.delete(lang);
      }
    }
    this.keepDrafts();
  }

  discard(langs: string[] | undefined): boolean {
    const { seen } = this;
    if (!seen || !this.hasPending()) return false;
    const isDraft = (lang: string) => !seen.has(lang) && this.plans.has(lang);
    const chosen = this.all().filter((lang) => (langs?.includes(lang) ?? true) && !isDraft(lang));
    for (const lang of chosen) {
      const words = seen.get(lang);
      if (words === undefined) this.latest.delete(lang);
      else this.latest.set(lang, words);
    }
    const isWhole = this.all().every((lang) => !this.differs(lang));
    if (isWhole) this.saveAll('published', true, never);
    else this.save({ status: 'draft', keep: true, langs: chosen, at: never });
    return true;
  }

  /** Whether the latest state is stored apart from what visitors see. */
  hasPending(): boolean {
    if (!this.seen) return false;
    const isPlanned = this.wholeAt !== never || [...this.plans.values()].some((plan) => plan !== 'draft');
    return isPlanned || this.all().some((lang) => this.differs(lang));
  }

  wait(now: number): void {
    const isDue = (plan: Plan | undefined) => plan === undefined || (plan !== 'draft' && plan <= now);
    if (!this.seen && this.wholeAt <= now) {
      const due = [...this.latest.keys()].filter((lang) => isDue(this.plans.get(lang)));
      this.wholeAt = never;
      this.publish(due);
    }
    if (!this.seen) return;
    const due = this.all().filter((lang) => this.planOf(lang) !== 'draft' && isDue(this.planOf(lang)));
    if (this.wholeAt <= now) this.wholeAt = never;
    this.publish(due);
    this.tidy();
  }
}

const moment = (hour: number) => new Date(Date.UTC(2040, 0, 1, hour)).toISOString();

const headingIn = (words: Words) => ({
  heading: words.get('') ?? '',
  translations: Object.fromEntries(
    [...words].flatMap(([lang, heading]) => (lang === '' ? [] : [[lang, { heading }] as const])),
  ),
});

const statusIn = (model: Model, lang: string) => {
  const plan = model.plans.get(lang) ?? (model.seen && !model.differs(lang) ? never : model.wholeAt);
  if (plan === 'draft') return ['draft', null];
  if (plan !== never) return ['scheduled', moment(plan)];
  if (!model.seen) return ['draft', null];
  if (!model.differs(lang)) return ['published', null];
  return [model.seen.has(lang) ? 'changed' : 'draft', null];
};

/** The store shows visitors and editors what the model has. */
async function compare({ entries }: Store, id: number, model: Model): Promise<void> {
  const shown = async (lang?: string) => (await entries.published('news', id, lang))?.document.heading;
  for (const lang of ['de', 'pt']) expect(await shown(lang)).toBe(model.seen?.get(lang) ?? model.seen?.get(''));
  expect(await shown()).toBe(model.seen?.get(''));
  const translated = [...(model.seen?.keys() ?? [])].filter((lang) => lang !== '');
  expect(await entries.languagesOf('news', { publicId: String(id) })).toEqual(translated.sort());
  const stored = await entries.get(id);
  const { heading, translations } = headingIn(model.latest);
  expect([stored?.document.heading, stored?.translations]).toEqual([heading, translations]);
  expect(stored?.languages.map(({ lang, status, publishAt }) => [lang, status, publishAt])).toEqual(
    model
      .all()
      .sort()
      .map((lang) => [lang, ...statusIn(model, lang)]),
  );
  const waits = model.all().filter((lang) => model.differs(lang));
  const isDrafts =
    waits.length > 0 && waits.every((lang) => statusIn(model, lang)[0] === 'draft' && model.plans.has(lang));
  const isPlanned = model.wholeAt !== never || [...model.plans.values()].some((plan) => plan !== 'draft');
  expect(stored?.pending).toBe(model.hasPending() && (isPlanned || !isDrafts));
}

/** Returns whether the change is allowed. Otherwise the model is as before. */
function attempt(model: Model, make: () => boolean): boolean {
  const { latest, seen, plans, wholeAt } = structuredClone({ ...model });
  const isAllowed = make();
  if (!isAllowed) Object.assign(model, { latest, seen, plans, wholeAt });
  return isAllowed;
}

async function run(store: Store, steps: readonly Step[]): Promise<void> {
  const { entries } = store;
  const model = new Model();
  let words = 0;
  let now = 0;
  const { id } = await entries.save(change('news', { heading: 'first' }, { status: 'draft' }));
  const saved = [headingIn(model.latest)];

  async function make(step: Step): Promise<void> {
    const revision = (await entries.get(id))?.revision ?? 0;
    const orRefused = (saving: Promise<unknown>, isAllowed: boolean) =>
      isAllowed ? saving : expect(saving).rejects.toMatchObject({ reason: 'main-language' });
    if (step.kind === 'wait') {
      now += step.hours;
      model.wait(now);
      await entries.publishDue(new Date(moment(now)));
    } else if (step.kind === 'trash') {
      model.save({ status: 'draft', keep: false, at: never });
      await entries.trash(id, revision, 'me');
      await entries.restore(id, revision, 'me');
    } else if (step.kind === 'discard') {
      model.discard(step.langs);
      await entries.discardChanges(id, revision, 'me', step.langs);
    } else if (step.kind === 'set') {
      const { status, langs } = step;
      const along =
        status === 'published' ? model.all().filter((lang) => model.plans.get(lang) !== 'draft') : undefined;
      const isAllowed = attempt(model, () => model.save({ status, keep: false, langs: langs ?? along, at: never }));
      await orRefused(entries.setStatus(id, revision, status, 'me', langs), isAllowed);
    } else {
      const { status, keep, langs } = step;
      const at = status === 'scheduled' ? now + step.hours : never;
      let asked = {};
      const isAllowed = attempt(model, () => {
        for (const lang of step.edits) model.latest.set(lang, `word${words++}`);
        for (const lang of step.removed) model.latest.delete(lang);
        asked = headingIn(model.latest);
        return model.save({ status, keep, langs, at });
      });
      const { heading, translations } = asked as ReturnType<typeof headingIn>;
      const publishAt = at === never ? null : moment(at);
      const rest = { id, revision, status, publishAt, keepPublished: keep, languages: langs, translations };
      await orRefused(entries.save(change('news', { heading }, rest)), isAllowed);
      if (isAllowed) saved.push({ heading, translations });
    }
  }

  for (const step of steps) {
    await make(step);
    await compare(store, id, model);
  }
  const revisions = (await entries.revisions(id)).items.map(({ document, translations }) => ({
    heading: document.heading,
    translations,
  }));
  expect(revisions).toEqual(expect.arrayContaining(saved));
  await entries.trash(id, (await entries.get(id))?.revision ?? 0, 'me');
}

const numRuns = { SQLite: 150, PostgreSQL: 20 };

describe.each(engines)('languages of an entry on $name', ({ name, freshStore }) => {
  test('are published, scheduled and unpublished on their own, and no words are lost', async () => {
    const { store, discard } = await freshStore();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => run(store, steps)),
      { numRuns: numRuns[name] },
    );
    await discard();
  });
});
