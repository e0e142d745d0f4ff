import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { importTranslations } from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
  await api.store.entries.save({
    ...{ type: 'faq', parent: null, status: 'published', publishAt: null, translations: {}, by: 'olga' },
    document: {
      name: 'How long?',
      description: '<p>Two <strong>days</strong>. No more.</p><p>Ask <a href="/contact">us</a>.</p>',
    },
  });
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const translated = {
  name: 'Wie lange?',
  description: '<p>Zwei <strong>Tage</strong>. Nicht mehr.</p><p>Fragen Sie <a href="/contact">uns</a>.</p>',
};

async function imported(content: string | Uint8Array<ArrayBuffer>) {
  const input = { file: new File([content], 'texts.xlf'), ...({ dryRun: '0' } as object) };
  const report = await api.client(owner).call(importTranslations, input as CallInput<typeof importTranslations>);
  return { report, translations: (await api.store.entries.get(1))?.translations };
}

/** As the office exports it. */
async function exported(): Promise<string> {
  const response = await api.fetch('/api/Office/ExportTranslations?lang=de', {}, owner);
  return response.text();
}

const pc = (id: string, inside: string) => `<pc id="${id}" dataRefStart="d${id}" dataRefEnd="e${id}">${inside}</pc>`;
const targets: readonly [string, string][] = [
  ['How long?', 'Wie lange?'],
  ['Two ', `Zwei ${pc('2', 'Tage')}. Nicht mehr.`],
  ['Ask ', `Fragen Sie ${pc('4', 'uns')}.`],
];

/** The export with a target in each segment. */
async function filled(state = 'translated'): Promise<string> {
  return targets.reduce(
    (xliff, [source, target]) =>
      xliff.replace(
        new RegExp(`state="initial">(<source>${source.replace('?', '\\?')}.*?</source>)`),
        (_, before: string) => `state="${state}">${before}<target>${target}</target>`,
      ),
    await exported(),
  );
}

test('the codes of the export have the ids of these samples', async () => {
  const xliff = await exported();
  expect(xliff).toContain('<pc id="2" type="fmt" subType="xlf:b" dataRefStart="d2" dataRefEnd="e2">days</pc>');
  expect(xliff).toContain(
    '<pc id="4" canCopy="no" canDelete="no" type="link" dataRefStart="d4" dataRefEnd="e4">us</pc>',
  );
});

/** What tools do to a file. Each sample has the quirks of one kind of tool, in words of our own. */
const quirks: Record<string, (xliff: string) => string | Uint8Array<ArrayBuffer>> = {
  'with a byte order mark, CRLF and attributes in another order': (xliff) =>
    `\ufeff${xliff
      .replaceAll('\n', '\r\n')
      .replace(/<unit id="(\w+)" name="(\w+)"/g, '<unit name="$2" id="$1"')
      .replace('version="2.0"', '')
      .replace('<xliff ', '<xliff version="2.1" ')}`,
  'in UTF-16 with a byte order mark': (xliff) => {
    const text = `\ufeff${xliff.replace('UTF-8', 'UTF-16')}`;
    return new Uint8Array(Buffer.from(text, 'utf16le'));
  },
  'with a prefix for the namespace of XLIFF': (xliff) =>
    xliff
      .replace(/<(\/?)(?=[a-z]+[\s>/])/g, '<$1x:')
      .replace('xmlns=', 'xmlns:x=')
      .replace(/xmlns:mda=/, 'xmlns:m=')
      .replace(/(<\/?)mda:/g, '$1m:'),
  'with a region in the language, comments and a module of its own': (xliff) =>
    xliff
      .replace('trgLang="de"', 'trgLang="de-DE" xmlns:tool="urn:example:tool"')
      .replaceAll('<segment ', '<!-- checked --><segment tool:author="A" subState="tool:signed" ')
      .replace('Wie lange?', '<mrk id="m1" type="comment" value="Formal">Wie</mrk> lange?')
      .replace('Nicht mehr.', '<sm id="m2" type="term"/>Nicht<em startRef="m2"/> mehr.')
      .replaceAll('<notes>', '<tool:info><tool:user>B</tool:user></tool:info><notes>'),
  'with matches, which have sources and targets too': (xliff) =>
    xliff
      .replace('<xliff ', '<xliff xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" ')
      .replace(
        '<notes><note category="field">Answer',
        '<mtc:matches><mtc:match ref="#s1"><source>Two days</source><target>2 Tage</target></mtc:match></mtc:matches><notes><note category="field">Answer',
      ),
  'with a segment that was split into sentences': (xliff) =>
    xliff.replace(
      /<segment id="s1" state="translated"><source>Two.*?<\/segment>/,
      `<segment id="s1a" state="translated"><source>Two ${pc('2', 'days')}.</source><target>Zwei ${pc('2', 'Tage')}.</target></segment>` +
        '<ignorable><source> </source></ignorable>' +
        '<segment id="s1b" state="translated"><source>No more.</source><target>Nicht mehr.</target></segment>',
    ),
  'with segments that were joined': (xliff) =>
    xliff.replace(
      /(<segment id="s1" state="translated"><source>Two.*?)<\/source><target>(.*?)<\/target><\/segment><ignorable><source>(.*?)<\/source><\/ignorable><segment id="s2" state="translated"><source>(.*?)<\/source><target>(.*?)<\/target>/,
      '$1$3$4</source><target>$2$3$5</target>',
    ),
  'with pairs as single codes': (xliff) =>
    xliff.replace(pc('2', 'Tage'), '<sc id="2" dataRef="d2"/>Tage<ec startRef="2" dataRef="e2"/>'),
  'with copied and renumbered codes': (xliff) =>
    xliff
      .replace(pc('2', 'Tage'), '<pc id="21" copyOf="2">Tage</pc>')
      .replace(pc('4', 'uns'), '<pc id="9" dataRefStart="d4" dataRefEnd="e4">uns</pc>'),
  'with indented markup': (xliff) =>
    xliff
      .replaceAll('<ignorable><source>', '<ignorable>\n  <source>\n    ')
      .replaceAll('</source></ignorable>', '\n  </source>\n</ignorable>'),
  'with new ids of the files': (xliff) => xliff.replace('<file id="faq-1-r1-de"', '<file id="f1"'),
  'with new ids and names of the files': (xliff) =>
    xliff.replace(/<file id="[^"]*" original="[^"]*"/, '<file id="f1" original="texts.xlf"'),
  'without metadata': (xliff) => xliff.replace(/<mda:metadata>.*?<\/mda:metadata>/g, ''),
  'with an empty target for markup': (xliff) =>
    xliff.replaceAll('</source></ignorable>', '</source><target/></ignorable>'),
};

test.each(Object.entries(quirks))('imports a file %s', async (_, change) => {
  const file = change(await filled());
  const { report, translations } = await imported(file);
  expect(report.entries).toMatchObject([{ refused: [], conflicts: [], reason: null }]);
  expect(translations).toEqual({ de: translated });
});

test('a text whose unit or target is missing, empty or a copy of the source stays untranslated', async () => {
  const xliff = (await filled('initial')).replace(/<unit id="name".*?<\/unit>/s, '');
  expect((await imported(xliff)).translations).toEqual({ de: { description: translated.description } });
  await api.store.entries.save({
    ...{
      type: 'faq',
      parent: null,
      status: 'draft',
      publishAt: null,
      translations: {},
      by: 'olga',
      id: 1,
      revision: 2,
    },
    document: { name: 'How long?', description: '<p>Ask</p>' },
  });
  const copied = (await exported()).replace(
    /(<source>((?:(?!<\/source>).)*)<\/source>)(?=<\/segment>)/g,
    '$1<target>$2</target>',
  );
  expect((await imported(copied)).report.entries).toMatchObject([{ texts: [], unchanged: 2 }]);
  const empty = copied.replace(/<target>.*?<\/target>/g, '<target> </target>');
  expect((await imported(empty)).report.entries).toMatchObject([{ texts: [], unchanged: 2 }]);
  const same = copied.replaceAll('state="initial"', 'state="final"');
  expect((await imported(same)).report.entries[0]?.texts).toHaveLength(2);
});

test('a file for another language is refused', async () => {
  const xliff = (await filled()).replace('trgLang="de"', 'trgLang="fr"');
  await expect(imported(xliff)).rejects.toMatchObject({
    problem: { detail: 'The file was exported for “de”, but its translations are in “fr”. Nothing was changed.' },
  });
});

test('a file brings words, and no markup of its own', async () => {
  const xliff = (await filled())
    .replaceAll('href="/contact"', 'href="https://evil.example"')
    .replaceAll('Nicht mehr.', '&lt;img src="x" onerror="alert(1)"&gt;');
  const { translations } = await imported(xliff);
  expect(translations?.de?.description).toBe(
    translated.description.replace('Nicht mehr.', '&lt;img src="x" onerror="alert(1)"&gt;'),
  );
});
