import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { listFiles } from '#contract/calls/office/files.ts';
import { getImport, importFromBackend } from '#contract/calls/office/transfer.ts';
import { demoFolder } from '#demo/read-archive.ts';
import { pdfWith } from '#files/testing/pdf-files.ts';
import { change } from '#store/testing/changes.ts';
import { engines, freshStore as freshSqlite } from '#store/testing/engines.ts';
import { importFolder } from '../folder/import-folder.ts';
import { everyResponse } from '../testing/every-response.ts';
import { serveBackend } from '../testing/serve-backend.ts';
import { serve, startSite, type TestSite } from '../testing/serve-site.ts';

const importInto = async (site: TestSite, url: string) => {
  await site.client(owner).call(importFromBackend, { url });
  return site.importEnded();
};

describe('importing the demo group from a running site', () => {
  let source: TestSite;
  beforeAll(async () => {
    source = await startSite(await freshSqlite());
    await importFolder(demoFolder, { fetch: source.send });
    // No public call returns synonyms: archives alone have them.
    const { items } = await source.store.synonyms.list({ skip: 0, take: 1_000 });
    await source.store.synonyms.remove(
      items.map(({ id }) => id),
      'owner',
    );
  }, 300_000);
  afterAll(() => source.stop());

  test.each(engines)(
    'returns identical responses for every public call, and changes nothing the second time, on $name',
    async ({ freshStore }) => {
      const target = await startSite(await freshStore());
      const first = await importInto(target, `${source.url}/some/page?x=1`);
      expect(first).toMatchObject({ state: 'done', source: source.url, changed: 0, unchanged: 0, findings: [] });
      expect(first.done).toBe(first.total);
      const answers = await everyResponse(source);
      expect(Object.keys(answers).length).toBeGreaterThan(120);
      expect(await everyResponse(target)).toEqual(answers);
      const library = await target.client(owner).list(listFiles, { skip: 0, take: 1 });
      expect(first.files).toBe(library.total);
      expect((await target.client(owner).list(listFiles, { withoutAlt: true, skip: 0, take: 9 })).total).toBe(0);

      const version = await target.store.contentVersion();
      const again = await importInto(target, source.url);
      expect(again).toMatchObject({
        state: 'done',
        created: 0,
        changed: 0,
        unchanged: first.created,
        files: 0,
        findings: [],
      });
      expect(await target.store.contentVersion()).toBe(version);
      expect(target.errors).toEqual([]);
      await target.stop();
    },
    300_000,
  );
});

const png = async (colour: string) => {
  const canvas = sharp({ create: { width: 12, height: 8, channels: 3, background: colour } });
  return new Response(
    await canvas
      .withExif({ IFD0: { Make: 'Camera' } })
      .png()
      .toBuffer(),
  );
};

describe.each(engines)('importing from another backend on $name', ({ freshStore }) => {
  let site: TestSite;
  let closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    site = await startSite(await freshStore());
  });
  afterAll(async () => {
    expect(site.errors).toEqual([]);
    await site.stop();
    for (const close of closing) await close();
    closing = [];
  });
  const backendOf = async (answers: Record<string, unknown>) => {
    const backend = await serveBackend(answers);
    closing.push(backend.close);
    return backend;
  };
  const published = (type: 'news' | 'brand' | 'product' | 'career' | 'department') =>
    site.store.entries.listPublished({ type });

  test('reports what is broken, and imports the rest', async () => {
    const elsewhere = await backendOf({ '/secret.png': await png('black') });
    const backend = await backendOf({
      GetInformation: {
        companyName: 'Alt AG',
        companyPhone: 'none!',
        fbLink: 'javascript:alert(1)',
        logo: '/up/logo.png',
      },
      GetNews: [
        { id: 3, heading: 'Third', date: '2024-03-03T00:00:00Z', imgLink: 'up/gone.png' },
        { id: 2, heading: 'x'.repeat(300), date: '2024-02-02T00:00:00Z' },
        { id: 1, heading: 'First', date: '2024-01-01T00:00:00Z', description: 'Short', imgLink: '/up/moved.png' },
        { heading: 'No number' },
      ],
      'GetNewsById?Id=1': {
        id: 1,
        heading: 'First',
        date: '2024-01-01T00:00:00Z',
        description:
          '<p onclick="x()">Long <a href="/news/3">third</a> <img src="/up/a.png?w=1&amp;h=2" alt="A"> <img src="/up/none.png"></p><script>x</script>',
        imgLink: '/up/moved.png',
      },
      GetDepartment: [{ id: 9, name: 'Mill' }],
      GetCareer: [
        { id: 5, title: 'Fitter', departmentId: 9 },
        { id: 6, title: 'Weaver', departmentId: 77, createdAt: '2024-01-01' },
      ],
      GetBrand: [
        { name: 'First', imgLink: 'https://cdn.example.com/x.png' },
        { name: 'Second', projectUrl: 'https://example.com' },
        {},
      ],
      GetProductMenu: [{ id: 1, name: 'Yarn', ourProductSubCategoryVM: [{ id: 4, name: 'Fine' }] }],
      'GetCategoryByCategoryId?id=1': {
        name: 'Yarn',
        products: [
          { id: 20, name: 'Both' },
          { id: 21, name: 'Top' },
        ],
      },
      'GetCategoryByCategoryId?id=4': { name: 'Fine', products: [{ id: 20, name: 'Both' }] },
      'GetProductById?Id=20': { name: 'Both', productImagesVM: [{ imgLink: '/up/logo.png' }] },
      '/up/logo.png': await png('red'),
      '/up/a.png?w=1&h=2': await png('green'),
      '/up/moved.png': new Response('', { status: 302, headers: { location: `${elsewhere.url}/secret.png` } }),
    });
    const progress = await importInto(site, backend.url);
    expect(progress.state).toBe('done');
    expect(elsewhere.asked).toEqual([]);
    const told = progress.findings.map(({ text }) => text).join('\n');
    for (const part of [
      'GetInformation: Phone contains no telephone number. It was: none!',
      'fbLink',
      'GetNewsById 3',
      'gone.png is not imported. The backend returned 404',
      'GetNewsById 2',
      'Heading is longer than 200 characters and was cut',
      'moved.png is not imported. It redirects to another host',
      'none.png',
      'GetCareerById 5 has no date',
      'refers to an entry that is not imported: Department (77)',
      'GetBrand, number 3',
      'GetFaq: The item or the call does not exist (404)',
    ]) {
      expect(told).toContain(part);
    }
    const news = (await published('news')).items;
    expect(news.map(({ document }) => [document.heading, document.image])).toEqual([
      ['Third', null],
      [`${'x'.repeat(199)}…`, null],
      ['First', null],
    ]);
    const first = news[2]?.document.description;
    expect(first).toMatch(
      /^<p>Long <a href="\/news\/3">third<\/a> <img src="\/files\/[0-9a-f]{20}\.png" alt="A" \/> <\/p>$/,
    );
    const company = await site.store.entries.publishedSingle('company');
    expect(company?.document).toMatchObject({
      companyName: 'Alt AG',
      phone: '',
      facebookUrl: '',
      logo: { src: expect.stringMatching(/^\/files\//), width: 12, height: 8 },
    });
    expect((await published('brand')).items.map(({ document }) => [document.name, document.image])).toEqual([
      ['First', { src: 'https://cdn.example.com/x.png', alt: '' }],
      ['Second', null],
    ]);
    const careers = (await published('career')).items;
    const mill = (await published('department')).items[0];
    expect(mill?.publicId).toBe('9');
    expect(careers.map(({ publicId, document }) => [publicId, document.department])).toEqual([
      ['5', mill?.id],
      ['6', null],
    ]);
    const products = (await published('product')).items;
    const category = async (id: number | null) => (id === null ? '' : (await site.store.entries.get(id))?.title);
    expect(
      await Promise.all(products.map(async ({ document, parent }) => [document.name, await category(parent)])),
    ).toEqual(
      expect.arrayContaining([
        ['Both', 'Fine'],
        ['Top', 'Yarn'],
      ]),
    );
    const again = await importInto(site, backend.url);
    expect(again).toMatchObject({ created: 0, changed: 0, unchanged: progress.created, files: 0 });
  });

  test('names a slide without a text after the host where the backend has no company information', async () => {
    const { url, ...backend } = await serveBackend({ GetSlider: [{ imgLink: '/up/slide.png' }] });
    closing.push(backend.close);
    const own = await startSite(await freshStore());
    await importInto(own, url);
    const { items } = await own.store.entries.listPublished({ type: 'slider' });
    expect(items.map(({ document }) => document.name)).toEqual(['127.0.0.1']);
    await own.stop();
  });

  test('stores texts as the site shows them in front of the backend', async () => {
    const content = Buffer.from(await (await png('blue')).arrayBuffer());
    const pasted = `data:image/png;base64,${content.toString('base64')}`;
    const own = await startSite(await freshStore());
    const { url, ...backend } = await serveBackend({
      '/Uploads/b%201.pdf': new Response(pdfWith([['Brochure']])),
      GetFaq: [
        {
          id: 1,
          name: 'Cotton &amp; Jute &#8211; <b>new</b> mill',
          description: '<div>First line</div><div>Second</div>',
        },
        {
          id: 2,
          name: 'Word',
          description:
            '<p class=MsoNormal><span style="font-weight:bold">Strong</span> yarn</p>' +
            '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">3.<span>&nbsp; </span></span>Third</p>',
        },
        { id: 3, name: 'Player', description: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>' },
        { id: 4, name: 'Pasted', description: `<p>See <img alt="A loom" src="${pasted}"></p>` },
        {
          id: 6,
          name: 'Linked',
          description:
            '<p><a href="Uploads\\b 1.pdf">A</a> <a href="../Uploads/gone.pdf">B</a> <a href="/news/3">C</a></p>',
        },
        { id: 5, name: 'Broken', description: '<p>See <img alt="A loom" src="data:image/png;base64,iVBO"></p>' },
      ],
    });
    const { findings } = await importInto(own, url);
    const { items } = await own.store.entries.listPublished({ type: 'faq' });
    const textOf = (name: string) => items.find(({ document }) => document.name === name)?.document.description;
    expect(textOf('Cotton & Jute – new mill')).toBe('<p>First line</p><p>Second</p>');
    expect(textOf('Word')).toBe('<p><strong>Strong</strong> yarn</p><ol start="3"><li>Third</li></ol>');
    expect(textOf('Player')).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(textOf('Pasted')).toMatch(/<p>See <img alt="A loom" src="\/files\/[^"]+" \/><\/p>/);
    expect(textOf('Broken')).toBe('<p>See </p>');
    expect(textOf('Linked')).toMatch(
      /^<p><a href="\/files\/[0-9a-f]+\.pdf">A<\/a> <a>B<\/a> <a href="\/news\/3">C<\/a><\/p>$/,
    );
    expect(findings.map(({ text }) => text).join('\n')).toMatch(/Uploads\/gone\.pdf/);
    expect(findings.map(({ text }) => text).join('\n')).toMatch(/data:image\/png;base64,iVBO/);
    await backend.close();
    await own.stop();
  });

  test('updates changed entries with a new revision, and their order', async () => {
    const answers: Record<string, unknown> = {
      GetFaq: [
        { id: 101, name: 'One', description: '<p>1</p>' },
        { id: 102, name: 'Two', description: '<p>2</p>' },
        { id: 103, name: 'Three', description: '<p>3</p>' },
      ],
    };
    const backend = await backendOf(answers);
    expect(await importInto(site, backend.url)).toMatchObject({ created: 3 });
    await site.store.entries.save(change('faq', { name: 'Our own' }));
    answers.GetFaq = [
      { id: 103, name: 'Three', description: '<p>3</p>' },
      { id: 101, name: 'One', description: '<p>1</p>' },
      { id: 102, name: 'Two, again', description: '<p>2</p>' },
    ];
    expect(await importInto(site, backend.url)).toMatchObject({ created: 0, changed: 1, unchanged: 2 });
    const { items } = await site.store.entries.listPublished({ type: 'faq' });
    expect(items.map(({ document }) => document.name)).toEqual(['Three', 'One', 'Two, again', 'Our own']);
    const faq = async (publicId: string) => (await site.store.entries.publicIdHolder('faq', publicId)) ?? 0;
    expect(await site.store.entries.get(await faq('102'))).toMatchObject({ revision: 2, updatedBy: 'olga' });
    await site.store.entries.trash(await faq('103'), 1, 'me');
    const last = await importInto(site, backend.url);
    expect(last).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(last.findings.map(({ text }) => text).join()).toContain('in the trash');
  });

  test('assigns new ids where they are taken, and rewrites references to them', async () => {
    const own = await site.store.entries.save(change('news', { heading: 'Our own' }));
    const clash = own.id;
    const backend = await backendOf({
      GetNews: [
        { id: clash, heading: 'Theirs', date: '2023-01-01T00:00:00Z' },
        {
          id: clash + 5_000,
          heading: 'Links',
          date: '2022-01-01T00:00:00Z',
          description: `<p><a href="/news/${clash}#x">t</a> <a href="/news/${clash}0">t</a></p>`,
        },
      ],
      GetFaq: [{ id: 7_001, name: 'Q', description: `<p><a href="/news/${clash}">t</a></p>` }],
    });
    expect(await importInto(site, backend.url)).toMatchObject({ state: 'done', created: 3 });
    expect((await site.store.entries.get(clash))?.title).toBe('Our own');
    const { items } = await published('news');
    const theirs = items.find(({ document }) => document.heading === 'Theirs')?.publicId;
    expect(items.find(({ publicId }) => publicId === String(clash + 5_000))?.document.description).toBe(
      `<p><a href="/news/${theirs}#x">t</a> <a href="/news/${clash}0">t</a></p>`,
    );
    expect((await site.store.entries.publishedByPublicId('faq', '7001'))?.document.description).toContain(
      `"/news/${theirs}"`,
    );
    expect(await importInto(site, backend.url)).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  });

  test('runs one import at a time, and fails with a message if the backend is unreachable', async () => {
    const held = Promise.withResolvers<Response>();
    const slow = await serve(() => held.promise);
    closing.push(slow.close);
    const running = await site.client(owner).call(importFromBackend, { url: slow.url });
    expect(running).toMatchObject({ state: 'running', done: 0, endedAt: null });
    await expect(site.client(owner).call(importFromBackend, { url: slow.url })).rejects.toMatchObject({ status: 409 });
    held.resolve(new Response('', { status: 503 }));
    const ended = await site.importEnded();
    expect(ended).toMatchObject({ state: 'failed', created: 0 });
    expect(ended.findings.map(({ text }) => text).join()).toContain('Nothing could be read');
    const secret = site.client(owner).call(importFromBackend, { url: 'http://me:pw@127.0.0.1/' });
    await expect(secret).rejects.toMatchObject({ status: 422, errors: [{ field: 'url' }] });
  });

  test('reports the texts, links, pictures and players that cleaning removes', async () => {
    const backend = await backendOf({
      GetInformation: { companyName: 'Mill' },
      GetNews: [{ id: 30, heading: 'Opening', date: '2024-03-03T00:00:00Z' }],
      'GetNewsById?Id=30': {
        id: 30,
        heading: 'Opening',
        date: '2024-03-03T00:00:00Z',
        description: [
          '<p>Shown <a href="https://www.example.com/kept">kept</a> <a href="ftp://files.example.com/list.pdf">list</a></p>',
          '<iframe srcdoc="x"></iframe><object data="app:player"></object><video src="rtsp://player.example/live"></video>',
          '<iframe src="https://player.example/embed/1234567"></iframe>',
          '<img src="http://pictures.example.com/a.png" alt="A"><form><textarea>Words in a form</textarea></form>',
        ].join(''),
      },
      GetFaq: [{ id: 1, name: 'Why?', description: `<p>${'a '.repeat(499_998)}end.</p>` }],
    });
    const { findings } = await importInto(site, backend.url);
    const told = findings.map(({ text }) => text).filter((text) => text.includes('loses'));
    const about = 'GetNewsById 30: Text loses';
    expect(told).toEqual([
      'GetFaq 1: Answer loses the text “nd.</p>”.',
      `${about} a link to ftp://files.example.com/list.pdf.`,
      `${about} the video or embedded page app:player.`,
      `${about} the video or embedded page rtsp://player.example/live.`,
      `${about} the picture https://pictures.example.com/a.png.`,
    ]);
  });
});

test('reports after a restart that the server was stopped during an import', async () => {
  const fresh = await freshSqlite();
  const slow = await serve(() => new Promise<Response>(() => undefined));
  const site = await startSite({ ...fresh, discard: () => Promise.resolve() });
  expect(await site.client(owner).call(getImport, {})).toEqual({ current: null, earlier: [] });
  await site.client(owner).call(importFromBackend, { url: slow.url });
  await site.stop();
  const next = await startSite(fresh);
  const { current } = await next.client(owner).call(getImport, {});
  expect(current).toMatchObject({ state: 'failed', source: slow.url });
  expect(current?.findings.map(({ text }) => text).join()).toContain('Start it again');
  await next.stop();
  await slow.close();
});
