import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LetteringOptions, lettering } from './lettering.ts';

const room = { colour: '#102030', width: 560, height: 300, sizes: [60, 40] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-fonts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Drawn {
  width: number;
  height: number;
  base64: string;
}

/** Draws texts in a separate process that finds no system fonts. */
async function withoutFonts(texts: string[], options: Partial<LetteringOptions> = {}): Promise<(Drawn | null)[]> {
  const settings = join(folder, 'fonts.conf');
  await writeFile(settings, `<?xml version="1.0"?><fontconfig><dir>${folder}/none</dir></fontconfig>`);
  const module = new URL('./lettering.ts', import.meta.url).href;
  const program = `
    const { lettering } = await import(${JSON.stringify(module)});
    const drawn = [];
    for (const text of ${JSON.stringify(texts)}) {
      const set = await lettering(text, ${JSON.stringify({ ...room, ...options })});
      drawn.push(set ? { width: set.width, height: set.height, base64: set.picture.toString('base64') } : null);
    }
    process.stdout.write(JSON.stringify(drawn));`;
  const child = spawn('node_modules/node/bin/node', ['--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { FONTCONFIG_FILE: settings, XDG_CACHE_HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout));
}

describe('lettering', () => {
  test('looks the same without system fonts, including accents', async () => {
    const texts = ['Cotton yarn, carded and combed', 'Kraków – Çeşme – Việt Nam “4 €”', 'Weaving 🎉 since 1950'];
    const bare = await withoutFonts(texts);
    for (const [index, text] of texts.entries()) {
      const here = await lettering(index === 2 ? 'Weaving since 1950' : text, room);
      const there = bare[index];
      // Anti-aliasing differs between machines by a pixel or two.
      expect(Math.abs((there?.width ?? 0) - (here?.width ?? 0)), text).toBeLessThanOrEqual(4);
      expect(Math.abs((there?.height ?? 0) - (here?.height ?? 0)), text).toBeLessThanOrEqual(4);
    }
    // Without a font for most characters there is no lettering, rather than boxes.
    expect(await withoutFonts(['株式会社アトリウム', ' \u0007 '])).toEqual([null, null]);
  });

  test.each([
    ['Arabic', 'تثبيت'],
    ['Bengali', 'ক্ষুদ্র'],
  ])('joins the letters of %s', async (_, word) => {
    const nonJoiner = '\u200c';
    const [joined, apart] = await withoutFonts([word, [...word].join(nonJoiner)], { sizes: [60] });
    expect(joined?.width).toBeGreaterThan(60);
    expect(apart?.width).toBeGreaterThan((joined?.width ?? 0) * 1.15);
  });

  test('draws Chinese and texts of several scripts, without symbols that no font has', async () => {
    const [chinese, mixed, same, withSymbol] = await withoutFonts(
      ['北风集团在里斯本', 'Northwind 北风集团', 'شركة Northwind', 'شركة 🎉 Northwind 🎉'],
      { sizes: [40] },
    );
    // Each character is a square.
    expect(Math.abs((chinese?.width ?? 0) - 8 * 40)).toBeLessThan(10);
    expect(mixed?.width).toBeGreaterThan(4 * 40 + 100);
    expect(withSymbol).toEqual(same);
  });

  test('draws no title with a letter that no font has', async () => {
    const texts = ['北风集团在里斯本开设新的玻璃厂𠮷', 'Weaving mill of Ꙗroslav and sons, founded in 1950'];
    expect(await withoutFonts(texts)).toEqual([null, null]);
  });

  test('starts at the right if the language does, even with a foreign name', async () => {
    const text = ['Northwind مجموعة'];
    const [[fromLeft], [fromRight]] = [await withoutFonts(text), await withoutFonts(text, { direction: 'rtl' })];
    expect(Math.abs((fromLeft?.width ?? 0) - (fromRight?.width ?? 0))).toBeLessThanOrEqual(4);
    expect(fromRight?.base64).not.toBe(fromLeft?.base64);
    const lines = ['One long line of text and a short one'];
    const [[atLeft], [atRight]] = [await withoutFonts(lines), await withoutFonts(lines, { direction: 'rtl' })];
    expect(Math.abs((atRight?.width ?? 0) - (atLeft?.width ?? 0))).toBeLessThanOrEqual(4);
    expect(atRight?.base64).not.toBe(atLeft?.base64);
  });

  test.each(['مجموعة نورثويند للزجاج ', 'নর্থউইন্ড গ্রুপের কারখানা ', '北风集团在里斯本开设新的玻璃厂'])(
    'fits 120 characters such as “%s”',
    async (words) => {
      const [long] = await withoutFonts([words.repeat(8).slice(0, 120).trim()]);
      expect(long?.height).toBeGreaterThan(100);
      expect(long?.width).toBeLessThanOrEqual(room.width);
      expect(long?.height).toBeLessThanOrEqual(room.height);
    },
  );

  test('uses the bundled font, not a system font', async () => {
    const [there] = await withoutFonts(['Ragged']);
    const here = await lettering('Ragged', room);
    const ink = async (picture: Buffer) => {
      const { data } = await sharp(picture).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
      return data.reduce((sum, alpha) => sum + alpha, 0) / 255;
    };
    const [a, b] = [await ink(Buffer.from(there?.base64 ?? '', 'base64')), await ink(here?.picture ?? Buffer.alloc(0))];
    expect(Math.abs(a - b) / b).toBeLessThan(0.03);
  });

  test('uses the largest size that fits, and shortens a text that fits in none', async () => {
    expect((await lettering('Short', room))?.height).toBeGreaterThan(
      (await lettering('Short', { ...room, sizes: [40] }))?.height ?? 0,
    );
    const long = await lettering('Long words one after the other '.repeat(40), room);
    expect(long?.width).toBeLessThanOrEqual(room.width);
    expect(long?.height).toBeLessThanOrEqual(room.height);
  });
});

test.each([
  ['OFL.txt', 'Bricolage Grotesque'],
  ['OFL-noto.txt', 'Noto Project Authors'],
])('the fonts include their licence: %s', async (file, name) => {
  const licence = await readFile(new URL(`./fonts/${file}`, import.meta.url), 'utf8');
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licence).toContain(name);
});
