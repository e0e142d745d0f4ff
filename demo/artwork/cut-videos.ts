import { spawnSync } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * Makes the demo group's short videos: slow camera moves over its pictures, with dissolves, without sound. Needs ffmpeg. The results are
 * committed, so a start does not need it.
 */

const seconds = 4.5;
const dissolve = 0.9;
const fps = 25;

type Move = 'in' | 'out' | 'left' | 'right';

/** Each video by its name: its pictures in order, with the camera move of each. */
const videos: Record<string, [picture: string, move: Move][]> = {
  'night-on-the-quay': [
    ['port-dusk', 'in'],
    ['container-yard', 'right'],
    ['port-day', 'left'],
    ['port-dusk', 'out'],
  ],
  'a-bottle-is-born': [
    ['furnace', 'in'],
    ['bottle-line', 'right'],
    ['warehouse', 'out'],
  ],
  'from-bale-to-cone': [
    ['cotton-field', 'right'],
    ['spinning-hall', 'in'],
    ['loom-hall', 'left'],
    ['mill-morning', 'out'],
  ],
};

const frames = Math.round(seconds * fps);
const progress = `(on/${frames - 1})`;

/** The ffmpeg expression of each move: zoom and position, frame by frame. */
const moves: Record<Move, string> = {
  in: `z='1+0.14*${progress}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2'`,
  out: `z='1.14-0.14*${progress}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2'`,
  left: `z='1.12':x='(iw-iw/zoom)*(1-${progress})':y='(ih-ih/zoom)/2'`,
  right: `z='1.12':x='(iw-iw/zoom)*${progress}':y='(ih-ih/zoom)/2'`,
};

function filterOf(shots: [string, Move][]): string {
  // Enlarged first: zoompan moves by whole pixels, which would be visible as jitter at the final size.
  const panned = shots.map(
    ([, move], index) =>
      `[${index}:v]scale=5120:2880:force_original_aspect_ratio=increase,crop=5120:2880,` +
      `zoompan=${moves[move]}:d=${frames}:s=1280x720:fps=${fps},format=yuv420p[shot${index}]`,
  );
  const joined = shots.slice(1).map((_, index) => {
    const before = index === 0 ? 'shot0' : `joined${index}`;
    const offset = (index + 1) * (seconds - dissolve);
    return `[${before}][shot${index + 1}]xfade=transition=fade:duration=${dissolve}:offset=${offset}[joined${index + 1}]`;
  });
  return [...panned, ...joined].join(';');
}

const pictures = join(import.meta.dirname, '../pictures');
const folder = join(import.meta.dirname, '../videos');
await mkdir(folder, { recursive: true });

for (const [name, shots] of Object.entries(videos)) {
  const file = join(folder, `${name}.mp4`);
  const inputs = shots.flatMap(([picture]) => ['-i', join(pictures, `${picture}.webp`)]);
  const encoding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-movflags', '+faststart', '-an', '-bitexact'];
  const output = ['-map', `[joined${shots.length - 1}]`, ...encoding, '-y', file];
  const { status, stderr, error } = spawnSync('ffmpeg', [...inputs, '-filter_complex', filterOf(shots), ...output]);
  if (error) throw error;
  if (status !== 0) throw new Error(`ffmpeg exited with status ${status}:\n${stderr}`);
  process.stdout.write(`${name}: ${Math.round((await stat(file)).size / 1024)} KB\n`);
}
