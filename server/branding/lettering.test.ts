import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lettering } from './lettering.ts';

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
async function withoutFonts(texts: string[]): Promise<(Drawn | null)[]> {
  const settings = join(folder, 'fonts.conf');
  await writeFile(settings, `<?xml version="1.0"?><fontconfig><dir>${folder}/none</dir></fontconfig>`);
  const module = new URL('./lettering.ts', import.meta.url).href;
  const program = `
    const { lettering } = await import(${JSON.stringify(module)});
    const drawn = [];
    for (const text of ${JSON.stringify(texts)}) {
      const set = await lettering(text, ${JSON.stringify(room)});
      drawn.push(set ? { width: set.width, height: set.height, base64: set.picture.toString('base64') } : null);
    }
    process.stdout.write(JSON.stringify(drawn));`;
  const child = spawn('node_modules/node/bin/node', ['--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
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

test('the fonts include their licence', async () => {
  const licence = await readFile(new URL('./fonts/OFL.txt', import.meta.url), 'utf8');
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licence).toContain('Bricolage Grotesque');
});
