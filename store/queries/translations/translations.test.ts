import { expect, test } from 'vitest';
import type { EntryChange, JsonDocument } from '#store/interfaces/entries.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

type Rest = Partial<Omit<EntryChange, 'type' | 'document'>>;

const de = (fields: JsonDocument) => ({ translations: { de: fields } });

/** Saves concerns and returns the outdated texts. */
function desk(store: Store) {
  const { entries } = store;
  const outdated = async (id: number) => (await entries.outdatedTexts(id)).map(({ path, source }) => [path, source]);
  const save = async (fields: JsonDocument, rest: Rest, id?: number) => {
    const at = id === undefined ? {} : { id, revision: (await entries.get(id))?.revision ?? 0 };
    return (await entries.save(change('concern', fields, { ...rest, ...at }))).id;
  };
  return { entries, outdated, save };
}

const item = (title: string, more: JsonDocument = {}) => ({ title, description: '', image: null, ...more });

for (const { name, freshStore } of engines) {
  const withDesk = (title: string, act: (parts: ReturnType<typeof desk> & { store: Store }) => Promise<void>) =>
    test(`${title} on ${name}`, async () => {
      const { store, discard } = await freshStore();
      try {
        await act({ ...desk(store), store });
      } finally {
        await discard();
      }
    });

  withDesk(
    'a translated text is outdated when its source changes, and up to date when it changes too',
    async ({ outdated, save }) => {
      const id = await save({ mission: 'Spin' }, de({ mission: 'Spinnen', title: 'Garn' }));
      expect(await outdated(id)).toEqual([]);
      await save({ mission: 'Spin well' }, de({ mission: 'Spinnen', title: 'Garn' }), id);
      expect(await outdated(id)).toEqual([['mission', 'Spin']]);
      await save({ mission: 'Spin well' }, de({ mission: 'Gut spinnen', title: 'Garn' }), id);
      expect(await outdated(id)).toEqual([]);
    },
  );

  withDesk('a confirmed text is up to date without a change', async ({ outdated, save }) => {
    const id = await save({ mission: 'Spin', vision: 'A' }, de({ mission: 'Spinnen', vision: 'B' }));
    await save({ mission: 'Spin.', vision: 'A.' }, de({ mission: 'Spinnen', vision: 'B' }), id);
    const confirmed = { ...de({ mission: 'Spinnen', vision: 'B' }), confirmed: { DE: ['mission'] } };
    await save({ mission: 'Spin.', vision: 'A.' }, confirmed, id);
    expect(await outdated(id)).toEqual([['vision', 'A']]);
  });

  withDesk(
    'a picture, a number and the file in a rich text outdate nothing',
    async ({ entries, save, store, outdated }) => {
      const logo = { src: '/files/a.webp', alt: 'Mill', width: 8, height: 8 };
      const translations = de({ mission: 'Spinnen', logo: { ...logo, alt: 'Spinnerei' } });
      const id = await save({ mission: 'Spin', logo, contentColumns: 1 }, translations);
      const moved = { ...logo, src: '/files/b.webp', width: 9, height: 9 };
      await save({ mission: 'Spin', logo: moved, contentColumns: 3, redirectUrl: '/news' }, translations, id);
      expect(await outdated(id)).toEqual([]);
      await save({ mission: 'Spin', logo: { ...moved, alt: 'The mill' } }, translations, id);
      expect(await outdated(id)).toEqual([['logo.alt', 'Mill']]);

      const html = (src: string) => `<p>Yarn <img src="${src}" alt="Cone" width="60" height="20"></p>`;
      const news = { description: html('/files/a.webp') };
      const { id: story } = await entries.save(change('news', news, de({ description: '<p>Garn</p>' })));
      const replaced = {
        description: html('/files/b.webp').replace('<p>', '<p><a href="/x">').replace('</p>', '</a></p>'),
      };
      await entries.save(change('news', replaced, { ...de({ description: '<p>Garn</p>' }), id: story, revision: 1 }));
      expect(await store.entries.outdatedTexts(story)).toEqual([]);
      const described = { description: html('/files/b.webp').replace('Cone', 'Red cone') };
      await entries.save(change('news', described, { ...de({ description: '<p>Garn</p>' }), id: story, revision: 2 }));
      expect(await store.entries.outdatedTexts(story)).toEqual([
        { lang: 'de', path: 'description', source: replaced.description },
      ]);
    },
  );

  withDesk('a text whose source is removed is outdated', async ({ outdated, save }) => {
    const id = await save({ mission: 'Spin' }, de({ mission: 'Spinnen' }));
    await save({ mission: '' }, de({ mission: 'Spinnen' }), id);
    expect(await outdated(id)).toEqual([['mission', 'Spin']]);
  });

  withDesk('texts that move with their items keep their sources', async ({ outdated, save }) => {
    const id = await save({ content: [item('A'), item('B')] }, de({ content: [{ title: 'a' }, { title: 'b' }] }));
    await save({ content: [item('A2'), item('B')] }, de({ content: [{ title: 'a' }, { title: 'b' }] }), id);
    expect(await outdated(id)).toEqual([['content.0.title', 'A']]);
    await save({ content: [item('B'), item('A2')] }, de({ content: [{ title: 'b' }, { title: 'a' }] }), id);
    expect(await outdated(id)).toEqual([['content.1.title', 'A']]);
    await save({ content: [item('A2')] }, de({ content: [{ title: 'a' }] }), id);
    expect(await outdated(id)).toEqual([['content.0.title', 'A']]);
    // A caller that moves the source alone shows a translation at the wrong item.
    await save({ content: [item('C'), item('A2')] }, de({ content: [{ title: 'a' }, {}] }), id);
    expect(await outdated(id)).toEqual([['content.0.title', 'A']]);
  });

  withDesk('the same words at another item are a translation of their own', async ({ outdated, save }) => {
    const id = await save({ content: [item('More')] }, de({ content: [{ title: 'Mehr' }] }));
    await save(
      { content: [item('More'), item('Further')] },
      de({ content: [{ title: 'Mehr' }, { title: 'Mehr' }] }),
      id,
    );
    expect(await outdated(id)).toEqual([]);
  });

  withDesk('a pending change has sources of its own, which go with it', async ({ entries, outdated, save }) => {
    const id = await save({ mission: 'Spin' }, de({ mission: 'Spinnen' }));
    await save({ mission: 'Weave' }, de({ mission: 'Spinnen' }), id);
    const pending = { ...de({ mission: 'Weben' }), status: 'draft', keepPublished: true } as const;
    await save({ mission: 'Weave' }, pending, id);
    expect(await outdated(id)).toEqual([]);
    await entries.discardChanges(id, 3, 'me');
    expect(await outdated(id)).toEqual([['mission', 'Spin']]);
    await save({ mission: 'Weave' }, pending, id);
    await entries.setStatus(id, 5, 'published', 'me');
    expect(await outdated(id)).toEqual([]);
  });

  withDesk('the trash, unpublishing and the schedule keep sources', async ({ entries, outdated, save }) => {
    const id = await save({ mission: 'Spin' }, de({ mission: 'Spinnen' }));
    const later = { status: 'scheduled', publishAt: '2020-01-01T00:00:00Z', keepPublished: true } as const;
    await save({ mission: 'Weave' }, { ...de({ mission: 'Spinnen' }), ...later }, id);
    await entries.publishDue(new Date());
    expect(await outdated(id)).toEqual([['mission', 'Spin']]);
    await entries.setStatus(id, 2, 'draft', 'me');
    await entries.trash(id, 3, 'me');
    await entries.restore(id, 3, 'me');
    expect(await outdated(id)).toEqual([['mission', 'Spin']]);
  });

  withDesk('a restored revision and a copy keep the sources of their texts', async ({ entries, outdated, save }) => {
    const id = await save({ mission: 'Spin' }, de({ mission: 'Spinnen' }));
    await save({ mission: 'Weave' }, de({ mission: 'Spinnen' }), id);
    await save({ mission: 'Dye' }, de({ mission: 'Färben' }), id);
    await save({ mission: 'Weave' }, { ...de({ mission: 'Spinnen' }), from: { id, revision: 2 } }, id);
    expect(await outdated(id)).toEqual([['mission', 'Spin']]);
    await save({ mission: 'Spin' }, { ...de({ mission: 'Spinnen' }), from: { id, revision: 1 } }, id);
    expect(await outdated(id)).toEqual([]);
    const copied = { ...de({ mission: 'Spinnen' }), from: { id, revision: 4 } };
    const copy = await save({ mission: 'Weave', address: 'copy' }, copied);
    expect((await entries.outdatedTexts(copy)).map(({ path }) => path)).toEqual(['mission']);
  });

  withDesk('a restored text that was confirmed later for the same source is up to date', async ({ outdated, save }) => {
    const translations = de({ mission: 'Spinnen' });
    const id = await save({ mission: 'Spin' }, translations);
    await save({ mission: 'Weave' }, translations, id);
    await save({ mission: 'Weave' }, { ...translations, confirmed: { de: ['mission'] } }, id);
    await save({ mission: 'Weave' }, { ...translations, from: { id, revision: 2 } }, id);
    expect(await outdated(id)).toEqual([]);
  });

  withDesk('a translation of a text that another editor has changed since is outdated', async ({ outdated, save }) => {
    const id = await save({ mission: 'Spin', vision: 'See' }, de({ mission: 'Spinnen', vision: 'Sehen' }));
    await save({ mission: 'Weave', vision: 'See' }, de({ mission: 'Spinnen', vision: 'Sehen' }), id);
    // The translator saw the first revision. The changes of both are merged.
    const merged = { ...de({ mission: 'Wir spinnen', vision: 'Wir sehen' }), seen: 1 };
    await save({ mission: 'Weave', vision: 'See' }, merged, id);
    expect(await outdated(id)).toEqual([['mission', 'Spin']]);
    const own = { ...de({ mission: 'Wir färben', vision: 'Wir sehen' }), seen: 1 };
    await save({ mission: 'Dye', vision: 'See' }, own, id);
    expect(await outdated(id)).toEqual([]);
  });

  withDesk('a backup keeps sources, and the states are built again', async ({ entries, save, store }) => {
    const id = await save({ mission: 'Spin' }, de({ mission: 'Spinnen' }));
    await save({ mission: 'Weave' }, { ...de({ mission: 'Spinnen' }), status: 'draft', keepPublished: true }, id);
    await save({ address: 'b', mission: 'Spin' }, de({ mission: 'Spinnen' }));
    const query = { types: ['concern'], skip: 0, take: 9 } as const;
    const { store: restored, discard } = await freshStore();
    await restored.load(store.dump());
    expect(await restored.entries.listTranslations(query)).toEqual(await entries.listTranslations(query));
    expect(await restored.entries.outdatedTexts(id)).toEqual(await entries.outdatedTexts(id));
    expect((await restored.entries.outdatedTexts(id)).length).toBe(1);
    await discard();
  });

  withDesk(
    'translations without recorded sources count as up to date until their source changes',
    async ({ outdated, save, store }) => {
      const id = await save({ mission: 'Spin' }, de({ mission: 'Spinnen' }));
      const older = async function* () {
        for await (const { table, row } of store.dump())
          yield { table, row: 'sources' in row ? { ...row, sources: null } : row };
      };
      const { store: restored, discard } = await freshStore();
      await restored.load(older());
      const old = desk(restored);
      expect(await old.outdated(id)).toEqual([]);
      await old.save({ mission: 'Weave' }, de({ mission: 'Spinnen' }), id);
      expect(await old.outdated(id)).toEqual([['mission', 'Spin']]);
      expect(await outdated(id)).toEqual([]);
      await discard();
    },
  );

  withDesk('lists the entries whose translation is a draft or scheduled, as its cells do', async ({ entries }) => {
    const texts = (name: string) => ({ translations: { de: { name: `${name} de` }, fr: { name: `${name} fr` } } });
    const save = async (name: string, rest: Rest, before?: { id: number; revision: number }) =>
      entries.save(change('faq', { name }, { ...texts(name), ...rest, ...before }));
    const time = { status: 'scheduled', publishAt: '2090-01-01T00:00:00Z', keepPublished: true } as const;
    const later = { status: 'draft', keepPublished: true } as const;
    await save('Published', {});
    await save('One draft', { languages: ['', 'fr'] });
    await save('Draft', { status: 'draft' });
    await save('Scheduled', { ...time, languages: ['', 'de'] });
    await save('Added', later, await save('Added', { translations: {} }));
    await save('Added for a time', time, await save('Added for a time', { translations: {} }));
    const german = { translations: { ...texts('Changed').translations, de: { name: 'Anders' } } };
    await save('Changed', { ...german, ...time }, await save('Changed', {}));
    await save('Changed too', { ...german, ...later }, await save('Changed too', {}));
    await save('Changed alone', { ...german, ...time, languages: ['de'] }, await save('Changed alone', {}));
    await save('Outdated', later, await save('When', { ...texts('Outdated'), status: 'draft' }));
    const query = { types: ['faq'], langs: ['de', 'fr'], skip: 0, take: 50 } as const;
    const all = (await entries.listTranslations(query)).items;
    const found = [];
    for (const publication of ['draft', 'scheduled'] as const) {
      for (const lang of ['de', 'fr', undefined]) {
        for (const state of [undefined, 'outdated', 'complete', 'missing'] as const) {
          const { items, total } = await entries.listTranslations({ ...query, publication, lang, state });
          const isCell = (cell: (typeof all)[number]['languages'][number]) =>
            cell.publication === publication &&
            [undefined, cell.lang].includes(lang) &&
            [undefined, cell.state].includes(state);
          const expected = all.filter(({ languages }) => languages.some(isCell)).map(({ title }) => title);
          expect({ publication, lang, state, titles: items.map(({ title }) => title) }).toMatchObject({
            titles: expected,
          });
          expect(total).toBe(expected.length);
          if (state === undefined && lang) found.push([publication, lang, ...expected]);
        }
      }
    }
    expect(found).toEqual([
      ['draft', 'de', 'Added', 'Draft', 'One draft', 'Outdated'],
      ['draft', 'fr', 'Added', 'Draft', 'Outdated', 'Scheduled'],
      ['scheduled', 'de', 'Added for a time', 'Changed', 'Changed alone', 'Scheduled'],
      ['scheduled', 'fr', 'Added for a time'],
    ]);
  });

  withDesk('lists entries with the states of their translations', async ({ entries, save, store }) => {
    const texts = { name: 'Mill', title: '', mission: 'Spin', vision: '', content: [] };
    const complete = await save({ ...texts, address: 'a' }, de({ name: 'Mühle', mission: 'Spinnen' }));
    const partial = await save({ ...texts, address: 'b' }, de({ name: 'Mühle' }));
    await save({ ...texts, address: 'c' }, {});
    const late = await save(
      { ...texts, address: 'd' },
      { translations: { de: { name: 'Mühle', mission: 'X' }, fr: { name: 'M' } } },
    );
    await save(
      { ...texts, address: 'd', mission: 'Weave' },
      { translations: { de: { name: 'Mühle', mission: 'X' }, fr: { name: 'M' } } },
      late,
    );
    const gone = await save({ ...texts, address: 'e' }, { translations: { it: { name: 'M' } } });
    await entries.trash(gone, 1, 'me');
    await entries.save(change('slider', { name: 'Slide' }));
    const query = { types: ['concern'], langs: ['de', 'fr'], skip: 0, take: 10 } as const;
    const all = await entries.listTranslations(query);
    expect(all.languages).toEqual([
      { lang: 'de', missing: 1, partial: 1, outdated: 1, complete: 1 },
      { lang: 'fr', missing: 3, partial: 1, outdated: 0, complete: 0 },
    ]);
    expect(all.total).toBe(4);
    const unassigned = { assignee: null, dueOn: null, overdue: false };
    expect(all.items.find(({ id }) => id === late)).toEqual({
      id: late,
      type: 'concern',
      title: 'Mill',
      status: 'published',
      pending: false,
      texts: 2,
      languages: [
        { lang: 'de', state: 'outdated', outdated: 1, missing: 0, publication: 'published', ...unassigned },
        { lang: 'fr', state: 'partial', outdated: 0, missing: 1, publication: 'published', ...unassigned },
      ],
    });
    const ids = async (rest: object) =>
      (await entries.listTranslations({ ...query, ...rest })).items.map(({ id }) => id);
    expect(await ids({ state: 'complete', lang: 'de' })).toEqual([complete]);
    expect(await ids({ state: 'partial' })).toEqual([partial, late]);
    expect(await ids({ state: 'missing', lang: 'de' })).toHaveLength(1);
    expect(await ids({ state: 'missing' })).toHaveLength(3);
    expect(await ids({ words: 'weave' })).toEqual([late]);
    expect(await ids({ types: [] })).toEqual([]);
    expect((await entries.listTranslations({ types: ['concern', 'slider'], skip: 4, take: 1 })).items[0]?.type).toBe(
      'slider',
    );
    expect(
      (await store.entries.listTranslations({ types: ['concern'], skip: 0, take: 1 })).languages.map(
        ({ lang }) => lang,
      ),
    ).toEqual(['de', 'fr']);
    await entries.restore(gone, 1, 'me');
    expect((await entries.listTranslations({ types: ['concern'], skip: 0, take: 1 })).languages[2]).toEqual({
      lang: 'it',
      missing: 4,
      partial: 1,
      outdated: 0,
      complete: 0,
    });
  });
}
