import { beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi } from '#api/testing/start-api.ts';
import { entities } from '#content/registry.ts';
import { addRedirect, getHealth } from '#contract/calls/office/upkeep.ts';
import { engines } from '#store/testing/engines.ts';
import { faq, type OpenOffice, openOffice } from './testing/open-office.ts';

describe.each(engines)('the health page, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    return office.close;
  });

  const health = () => office.api.client(owner).call(getHealth, {});
  const kinds = async () => (await health()).findings.map(({ kind, entry }) => `${kind} ${entry?.id}`);

  test('reports expired and soon expiring jobs and certificates, but no fairs or drafts', async () => {
    const job = { title: 'Fitter', createdAt: '2026-01-01T00:00:00Z', jobDescription: '<p>Looms</p>' };
    const over = await office.save('career', { ...job, applicationDeadline: '2026-11-20T00:00:00Z' });
    const soon = await office.save('career', {
      ...{ ...job, title: 'Turner', jobDescription: '<p>Lathes</p>' },
      applicationDeadline: '2026-12-01T00:00:00Z',
    });
    await office.save('career', { ...job, applicationDeadline: '2026-11-20T00:00:00Z' }, { status: 'draft' });
    await office.save('career', job);
    await office.save('tradeFair', {
      name: 'Fabrics',
      description: 'Cloth',
      startsOn: '2026-01-13',
      endsOn: '2026-01-16',
    });
    const paper = await office.save('certificate', { name: 'ISO', validUntil: '2026-12-01' });
    expect(await kinds()).toEqual([
      `expired-job ${over.id}`,
      `job-expires-soon ${soon.id}`,
      `certificate-expires-soon ${paper.id}`,
    ]);
    office.api.at('2026-11-19T00:00:00Z');
    expect(await kinds()).toContain(`job-expires-soon ${over.id}`);
  });

  test('reports dead internal links until they are fixed, and checks them once per content version', async () => {
    const text = '<p><a href="/news">a</a> <a href="/gone?x=1">b</a> <a href="https://other.example/x">c</a></p>';
    const one = await office.save(
      'faq',
      faq('One', `${text}<a href="mailto:a@example.com">d</a> <a href="#here">e</a>`),
    );
    const twice = '<a href="https://www.example.com/gone">f</a><a href="/files/no.pdf">g</a>';
    const two = await office.stored('faq', faq('Two', twice));
    const slide = { name: 'Slide', projectUrl: 'https://www.example.com/lost' };
    const three = await office.save('slider', slide);
    await office.save('faq', faq('Hidden', '<a href="/hidden">h</a>'), { status: 'draft' });
    office.asked.length = 0;
    const dead = async () =>
      (await health()).findings.map(({ text: said, entry }) => `${entry?.id} ${/links to (\S+),/.exec(said)?.[1]}`);
    const expected = [`${one.id} /gone`, `${two.id} /files/no.pdf`, `${two.id} /gone`, `${three.id} /lost`];
    expect((await dead()).sort()).toEqual(expected);
    expect((await dead()).sort()).toEqual(expected);
    expect(office.asked.sort()).toEqual(['/gone', '/lost', '/news']);

    await office.api.client(owner).call(addRedirect, { from: '/gone', to: '/about' });
    expect((await dead()).sort()).toEqual([expected[1], expected[3]]);
    office.pages.add('/lost');
    await office.save('faq', faq('Four'));
    expect(await dead()).toEqual([expected[1]]);
  });

  test('reports pictures without alt text, and unused files', async () => {
    const file = (name: string) => ({
      ...{ src: `/files/${name}.webp`, sha256: name, mediaType: 'image/webp', bytes: 9, width: 1, height: 1 },
    });
    await office.store.files.add(file('aaaa'), 'olga', { name: 'mill.jpg' });
    await office.store.files.add(file('bbbb'), 'olga', { name: 'loom.jpg', alt: 'A loom' });
    await office.store.files.add(file('cccc'), 'olga', { name: 'old.jpg', alt: 'Old' });
    const shown = await office.stored('crest', {
      name: 'Crest',
      description: '',
      image: { src: '/files/aaaa.webp', alt: '' },
    });
    await office.save('crest', { name: 'Loom', image: { src: '/files/bbbb.webp' } });
    const { findings } = await health();
    expect(findings.map(({ kind, text, src }) => [kind, text, src])).toEqual([
      ['missing-alt', 'A picture of “Crest” has no alt text', '/files/aaaa.webp'],
      ['unused-file', 'old.jpg is not used', '/files/cccc.webp'],
    ]);
    expect(findings[0]?.entry).toEqual({ type: 'crest', id: shown.id });
    await office.store.files.change('/files/aaaa.webp', { alt: 'A mill' }, 'olga');
    expect((await health()).findings.map(({ kind }) => kind)).toEqual(['unused-file']);
  });

  test('reports accessibility problems in a rich text until they are corrected', async () => {
    const text = (link: string, cell: string, alt: string) =>
      `<p>See <a href="/news">${link}</a>.</p><table><tbody><tr>${cell}</tr></tbody></table>` +
      `<figure><img src="/files/dddd.webp" ${alt} /></figure>`;
    const file = { src: '/files/dddd.webp', sha256: 'd', mediaType: 'image/webp', bytes: 9, width: 1, height: 1 };
    await office.store.files.add(file, 'olga', { name: 'mill.jpg', alt: 'A mill' });
    office.pages.add('/news');
    const entry = await office.save('faq', faq('How?', text('click here', '<td>Year</td>', 'alt=""')));
    expect((await health()).findings).toEqual([
      {
        key: `missing-alt faq ${entry.id} dddd.webp`,
        kind: 'missing-alt',
        text: '“How?” has a picture without alt text in its text: dddd.webp',
        entry: { type: 'faq', id: entry.id },
      },
      {
        key: `vague-link faq ${entry.id} click here`,
        kind: 'vague-link',
        text: '“How?” has a link that does not say where it leads: “click here”',
        entry: { type: 'faq', id: entry.id },
      },
      {
        key: `table-without-header faq ${entry.id} Year`,
        kind: 'table-without-header',
        text: '“How?” has a table without a header row: “Year”',
        entry: { type: 'faq', id: entry.id },
      },
    ]);
    await office.save('faq', faq('How?', text('all news', '<th>Year</th>', 'alt="" role="presentation"')), {
      id: entry.id,
      revision: entry.revision,
    });
    expect((await health()).findings).toEqual([]);
  });

  test('reports videos that have neither captions nor transcript nor description, also in lists', async () => {
    const at = (number: number) => `https://player.vimeo.com/video/${number}`;
    const item = (number: number, more = {}) => ({ kind: 'video' as const, video: at(number), ...more });
    await office.save('video', { name: 'Bare', video: at(2) });
    await office.save('video', { name: '', video: at(5) });
    await office.save('video', { name: 'Told', video: at(1), description: 'A loom runs.' });
    // The page shows the first with the text of the list of videos.
    await office.save('gallery', {
      name: 'Told',
      description: 'Looms',
      media: [item(1), item(3, { transcript: 'A voice says…' })],
    });
    await office.save('gallery', { name: 'Works', description: 'Lathes', media: [item(1), item(2)] });
    await office.save('company', { ...entities.company.example, companyName: 'Mill', video: at(4) });
    await office.save('video', { name: 'Draft', video: at(6) }, { status: 'draft' });
    const { findings } = await health();
    const lacking = 'has no captions, no transcript and no description';
    expect(findings.map(({ kind, text }) => `${kind}: ${text}`).sort()).toEqual(
      [`A video of “Bare”`, `A video of “Mill”`, `A video of “Works”`, `The video ${at(5)}`].map(
        (what) => `video-without-texts: ${what} ${lacking}`,
      ),
    );
  });

  test('reports promises without evidence, products without a maker, unfit facts and files without a language', async () => {
    await office.save('company', { companyName: 'Example', email: 'a@example.com' });
    const mill = await office.save('concern', { name: 'Mill', address: 'mill', mission: '<p>Spin.</p>' });
    const weight = { name: 'Weight', kind: 'number', least: 1 } as const;
    const attribute = await office.save('attribute', weight);
    const fact = (value: number) => ({ facts: [{ attribute: attribute.id, values: [value] }] });
    const yarn = await office.save(
      'product',
      { name: 'Yarn', description: '<p>Even</p>', ...fact(2) },
      { translations: { de: { name: 'Bio' } } },
    );
    expect(await kinds()).toEqual([`claim-without-evidence ${yarn.id}`]);
    const made = await office.save('product', {
      name: 'Towel',
      description: '<p>Soft</p>',
      concern: mill.id,
      articles: [fact(3)],
    });
    const files = [{ file: { src: '/files/a.pdf', lang: 'de' } }, { file: { src: '/files/b.pdf' } }];
    const sheet = await office.stored('document', { name: 'Sheet', files });
    await office.save('attribute', { ...weight, least: 2.5 }, { id: attribute.id, revision: attribute.revision });
    await office.save('certificate', { name: 'GOTS', products: [yarn.id], description: '<p>Cotton</p>' });
    expect((await health()).findings.map(({ text, entry }) => `${entry?.id} ${text}`)).toEqual([
      `${yarn.id} “Yarn” has no maker`,
      `${yarn.id} “Yarn”: the value of “Weight” does not fit the attribute`,
      `${sheet.id} “Sheet” has a file without a language: b.pdf`,
    ]);
    await office.save('attribute', { ...weight, least: 3.5 }, { id: attribute.id, revision: attribute.revision + 1 });
    expect(await kinds()).toContain(`fact-out-of-range ${made.id}`);
  });

  test('reports PDFs that the search does not read, and how far', async () => {
    const outcomes = ['whole', 'part', 'part', 'empty', 'encrypted', 'damaged'] as const;
    for (const [index, outcome] of outcomes.entries()) {
      const src = `/files/${index}.pdf`;
      const file = { sha256: src, mediaType: 'application/pdf', bytes: 1, width: null, height: null };
      await office.store.files.add({ src, ...file }, 'me', { name: `${index}.pdf` });
      await office.stored('document', { name: 'Sheet', files: [{ file: { src, lang: 'en' } }] });
      await office.store.fileTexts.store(src, { outcome, pages: 3, texts: index < 2 ? ['Loom'] : [] });
    }
    const { findings } = await health();
    expect(findings.filter(({ kind }) => kind === 'unread-file').map(({ key, text }) => `${key}: ${text}`)).toEqual([
      'unread-file /files/1.pdf part: Search finds only pages 1 to 1 of 1.pdf, which has 3',
      'unread-file /files/2.pdf part: Search does not find the text of 2.pdf: it takes too much time or memory to read',
      'unread-file /files/3.pdf empty: Search and screen readers find no text in 3.pdf: it consists of pictures, as a scan does',
      'unread-file /files/4.pdf encrypted: Search does not find the text of 4.pdf: it needs a password, so visitors cannot open it either',
      'unread-file /files/5.pdf damaged: Search does not find the text of 5.pdf: the file is damaged',
    ]);
  });

  test('looks for the words of the list again when it changes', async () => {
    const yarn = await office.save('product', { name: 'Fast organic yarn', description: '<p>Even</p>' });
    expect(await kinds()).toEqual([]);
    const company = { companyName: 'Example', email: 'a@example.com' };
    const { id, revision } = await office.save('company', company);
    expect(await kinds()).toEqual([`claim-without-evidence ${yarn.id}`]);
    await office.save('company', { ...company, claimWords: [] }, { id, revision });
    expect(await kinds()).toEqual([]);
  });

  test('reports problems in the texts of every language, and names the language', async () => {
    const text = (link: string) => `<p>Read <a href="/nowhere">${link}</a>.</p>`;
    const { id } = await office.save('faq', faq('How?', text('all news')), {
      translations: { de: { description: text('hier') }, 'pt-br': { name: 'Como?' } },
    });
    await office.save('faq', faq('A draft'), { status: 'draft', translations: { de: { description: text('hier') } } });
    expect((await health()).findings.map(({ key, text: said }) => [key, said])).toEqual([
      [`dead-link faq ${id} /nowhere`, '“How?” links to /nowhere, which does not exist'],
      [`dead-link faq ${id} de /nowhere`, '“How?” (German) links to /nowhere, which does not exist'],
      [`vague-link faq ${id} de hier`, '“How?” (German) has a link that does not say where it leads: “hier”'],
    ]);
  });

  test('reports pages with the texts of others in a language, texts that search engines cut, and pages without a text', async () => {
    const news = (heading: string, more = {}) =>
      office.save('news', { heading, date: '2026-01-01T00:00:00Z', description: `<p>${heading} text</p>`, ...more });
    const one = await news('Looms', { searchDescription: 'Same' });
    const two = await news('Shed', { searchTitle: 'LOOMS', searchDescription: 'same' });
    const three = await news('Mill', { searchTitle: 'Looms', searchDescription: 'x'.repeat(156) });
    const none = await news('x'.repeat(61), { description: '' });
    await news('Hidden', { searchTitle: 'Looms', noindex: true, searchDescription: 'x'.repeat(200) });
    const date = '2026-01-01T00:00:00Z';
    const translations = { de: { heading: 'Webstühle', searchTitle: 'Gleich' }, fr: { heading: 'Looms' } };
    const four = await office.save('news', { heading: 'Four', date, description: 'Four' }, { translations });
    const five = await office.save('news', { heading: 'Five', date, description: 'Five' }, { translations });
    const { findings } = await health();
    const of = (wanted: string) =>
      findings
        .filter(({ kind }) => kind === wanted)
        .map(({ key, entry }) => `${entry?.id} ${key.split(' ').slice(3).join(' ')}`);
    expect(of('page-text-twice')).toEqual([
      ...[`${one.id} title`, `${one.id} description`, `${two.id} title`, `${two.id} description`, `${three.id} title`],
      ...[`${four.id} de title`, `${four.id} fr title`, `${five.id} de title`, `${five.id} fr title`],
    ]);
    expect(of('page-text-too-long')).toEqual([`${three.id} description`, `${none.id} title`]);
    expect(of('page-without-description')).toEqual([`${none.id} `]);
    expect(findings.find(({ key }) => key.endsWith('de title'))?.text).toBe(
      '“Four” (German) has the same title in search results as another page',
    );
    await office.save('news', { heading: 'Six', date, description: 'Six' }, { id: five.id, revision: five.revision });
    const left = (await health()).findings.filter(({ kind }) => kind === 'page-text-twice');
    expect(left.some(({ entry }) => entry?.id === four.id || entry?.id === five.id)).toBe(false);
  });

  test('shows the state of mails, disk and backup, and null where it is unknown', async () => {
    await office.store.mail.enqueue({ to: 'a@example.com', subject: 'S', text: 'T' });
    const failed = await office.store.mail.enqueue({ to: 'b@example.com', subject: 'S', text: 'T' });
    await office.store.mail.failed(failed, 'no such mailbox', null);
    expect(await health()).toEqual({
      findings: [],
      dismissed: [],
      mail: {
        ...{ configured: false, waiting: 1, givenUp: 1, lastError: 'The email could not be sent. (no such mailbox)' },
        failures: [
          expect.objectContaining({ id: failed, lastError: 'The email could not be sent. (no such mailbox)' }),
        ],
      },
      webhook: null,
      disk: { free: null, total: null, data: 0 },
      lastBackupAt: null,
      backup: { scheduled: false, failure: null },
      contentVersion: 0,
      version: '',
    });
    const state = {
      disk: { free: 5, total: 9, data: 3 },
      lastBackupAt: '2026-11-20T00:00:00.000Z',
      backup: { scheduled: true, failure: { at: '2026-11-21T00:00:00.000Z', reason: 'The disk is full' } },
      version: '1.2.3',
    };
    const told = await startApi(office.store, {
      machine: () => Promise.resolve(state),
      sendNow: () => Promise.resolve({ sent: true }),
    });
    expect(await told.client(owner).call(getHealth, {})).toMatchObject({ ...state, mail: { configured: true } });
    await told.stop();
  });

  test('shows the rest if the state of the host cannot be read', async () => {
    const dumb = await startApi(office.store, { machine: () => Promise.reject(new Error('EIO')) });
    expect(await dumb.client(owner).call(getHealth, {})).toMatchObject({ disk: { free: null } });
    expect(dumb.errors).toHaveLength(1);
    await dumb.stop();
  });
});
