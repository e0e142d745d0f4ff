import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import type { EntryChange } from '#store/interfaces/entries.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';

/** A text, its translation, and the text that the translation was last made or confirmed for. */
interface Text {
  /** Of an item: its id, once it is stored. */
  id?: string;
  source: string;
  translation: string;
  basis: string;
}

interface State {
  mission: Text;
  items: Text[];
  columns: number;
}

type Edit =
  | { kind: 'source' | 'translate' | 'clear' | 'confirm' | 'remove'; at: number }
  | { kind: 'back'; at: number; to: number }
  | { kind: 'move'; at: number; to: number }
  | { kind: 'add' | 'columns' };

type Step =
  | { kind: 'publish' | 'later' | 'draft'; edits: Edit[] }
  | { kind: 'discard' | 'unpublish' | 'trash' }
  | { kind: 'restore'; revision: number };

const place = fc.nat(4);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('source', 'translate', 'clear', 'confirm', 'remove'), at: place }),
  fc.record({ kind: fc.constant('back'), at: place, to: place }),
  fc.record({ kind: fc.constant('move'), at: place, to: place }),
  fc.record({ kind: fc.constantFrom('add', 'columns') }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('publish', 'later', 'draft'),
      edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('discard', 'unpublish', 'trash') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore'), revision: fc.nat(9) }) },
);

let words = 0;
const newWords = () => `words ${words++}`;
const newText = (): Text => ({ source: newWords(), translation: '', basis: '' });

const textsOf = ({ mission, items }: State): Text[] => [mission, ...items];
const pathOf = (index: number) => (index === 0 ? 'mission' : `content.${index - 1}.title`);

/** Applies an edit as the office's form does, and returns the confirmed text. Moved items take their translations along. */
function apply(state: State, made: Edit, earlier: string[]): Text | undefined {
  if (made.kind === 'columns') state.columns = (state.columns % 3) + 1;
  if (made.kind === 'add') state.items.push(newText());
  if (!('at' in made)) return undefined;
  const texts = textsOf(state);
  const text = texts[made.at % texts.length];
  if (!text) return undefined;
  if (made.kind === 'source') text.source = newWords();
  if (made.kind === 'back') text.source = earlier[made.to % earlier.length] ?? text.source;
  if (made.kind === 'translate') Object.assign(text, { translation: newWords(), basis: 'current' });
  if (made.kind === 'clear') text.translation = '';
  const from = state.items.indexOf(text);
  if (made.kind === 'remove' && from >= 0) state.items.splice(from, 1);
  if (made.kind === 'move' && from >= 0)
    state.items.splice(made.to % state.items.length, 0, ...state.items.splice(from, 1));
  return made.kind === 'confirm' ? text : undefined;
}

function changeOf(state: State, rest: Partial<EntryChange>): EntryChange {
  const content = state.items.map(({ id, source }) => ({
    ...(id === undefined ? {} : { id }),
    title: source,
    description: '',
    image: null,
  }));
  const translated = state.items.map(({ translation }) => (translation === '' ? {} : { title: translation }));
  const mission = state.mission.translation === '' ? {} : { mission: state.mission.translation };
  const translations = { de: { ...mission, content: translated } };
  const fields = { title: '', vision: '', mission: state.mission.source, contentColumns: state.columns, content };
  return change('concern', fields, { ...rest, translations });
}

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (key, part) => (key === 'id' ? undefined : part)));

/** Gives the items the ids of their stored ones, which the form sends back. */
async function takeIds(store: Store, entry: number, { items }: State): Promise<void> {
  const stored = await store.entries.get(entry);
  const content = (stored?.document.content ?? []) as { id: string }[];
  for (const [index, item] of items.entries()) item.id = content[index]?.id ?? '';
}

async function run(store: Store, steps: readonly Step[]): Promise<void> {
  const { entries } = store;
  const address = `p-${words++}`;
  const withAddress = ({ document, ...rest }: EntryChange) => ({ ...rest, document: { ...document, address } });
  let latest: State = { mission: newText(), items: [newText(), newText()], columns: 1 };
  const { id } = await entries.save(withAddress(changeOf(latest, { status: 'published' })));
  await takeIds(store, id, latest);
  let published: State | undefined = structuredClone(latest);
  const revisions: State[] = [structuredClone(latest)];
  const earlier = textsOf(latest).map(({ source }) => source);

  const save = async (next: State, how: 'publish' | 'later' | 'draft', rest: Partial<EntryChange>) => {
    const keepPublished = how === 'later' && published !== undefined;
    const status = how === 'publish' ? 'published' : 'draft';
    await entries.save(withAddress(changeOf(next, { ...rest, id, revision: revisions.length, status, keepPublished })));
    latest = next;
    await takeIds(store, id, latest);
    if (how === 'publish') published = structuredClone(next);
    else if (!keepPublished) published = undefined;
    revisions.push(structuredClone(latest));
  };

  for (const made of steps) {
    const next = structuredClone(latest);
    switch (made.kind) {
      case 'discard':
        // Without a pending change nothing is saved.
        await entries.discardChanges(id, revisions.length, 'me');
        if (!published || !(await isNewer(entries, id, revisions.length))) break;
        latest = structuredClone(published);
        revisions.push(structuredClone(latest));
        break;
      case 'unpublish':
        await entries.setStatus(id, revisions.length, 'draft', 'me');
        if (await isNewer(entries, id, revisions.length)) revisions.push(structuredClone(latest));
        published = undefined;
        break;
      case 'trash':
        await entries.trash(id, revisions.length, 'me');
        await entries.restore(id, revisions.length, 'me');
        published = undefined;
        break;
      case 'restore': {
        const at = made.revision % revisions.length;
        const old = structuredClone(revisions[at] ?? next);
        // A translation that was right for the restored text, then or later, is right for it again.
        for (const text of textsOf(old)) {
          const now = textsOf(latest).find(({ translation }) => translation === text.translation);
          if (now?.basis === text.source) text.basis = text.source;
        }
        await save(old, 'draft', { from: { id, revision: at + 1 } });
        break;
      }
      default: {
        const confirmed = made.edits.map((each) => apply(next, each, earlier)).filter((text) => text !== undefined);
        const texts = textsOf(next);
        for (const text of texts) {
          if (text.basis === 'current' || confirmed.includes(text)) text.basis = text.source;
          earlier.push(text.source);
        }
        const paths = texts.flatMap((text, index) => (confirmed.includes(text) ? pathOf(index) : []));
        await save(next, made.kind, { confirmed: { de: paths } });
      }
    }
    const expected = textsOf(latest).flatMap(({ source, translation, basis }, index) =>
      translation !== '' && basis !== source ? { lang: 'de', path: pathOf(index), source: basis } : [],
    );
    expect(await entries.outdatedTexts(id)).toEqual(expect.arrayContaining(expected));
    expect(await entries.outdatedTexts(id)).toHaveLength(expected.length);
    const stored = await entries.get(id);
    expect(withoutIds([stored?.document, stored?.translations])).toEqual(
      withoutIds([withAddress(changeOf(latest, {})).document, changeOf(latest, {}).translations]),
    );
    const seen = await entries.published('concern', id);
    expect(withoutIds(seen?.document)).toEqual(withoutIds(published && withAddress(changeOf(published, {})).document));
  }
  const { items } = await entries.revisions(id);
  expect(withoutIds(items.map(({ translations }) => translations).reverse())).toEqual(
    withoutIds(revisions.map((each) => changeOf(each, {}).translations)),
  );
}

const isNewer = async (entries: Store['entries'], id: number, than: number) =>
  ((await entries.get(id))?.revision ?? 0) > than;

test('no sequence of edits marks a translation wrongly as outdated or loses a word', async () => {
  const store = await createStore({ database: { sqlite: ':memory:' }, defaultLanguage: 'en' });
  const numRuns = inject('fullSize') ? 1_000 : 250;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => run(store, steps)),
    { numRuns },
  );
  await store.close();
});
