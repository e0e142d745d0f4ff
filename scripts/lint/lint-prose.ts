import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refusedWords } from './refused-words.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** Files that must contain the words. */
const exceptions = [
  'scripts/lint/refused-words.ts',
  'scripts/lint/refused-words.test.ts',
  'accounts/passwords/common-passwords.ts',
];

function trackedFiles(): string[] {
  const patterns = ['*.ts', '*.tsx', '*.css', '*.md'];
  const output = execFileSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: root, encoding: 'utf8' });
  return output.split('\0').filter((file) => file !== '' && !exceptions.includes(file));
}

/** Prints each refused word of the tracked files. Ends with 1 if there is one. */
function main(): void {
  // An unpacked archive has no list of tracked files.
  if (!existsSync(join(root, '.git'))) {
    console.log('Prose: not checked, because this is not a git checkout.');
    return;
  }
  // A file that was deleted and not yet committed is still listed.
  const files = trackedFiles().filter((file) => existsSync(join(root, file)));
  const found = files.flatMap((file) =>
    refusedWords(readFileSync(join(root, file), 'utf8')).map(
      ({ line, word, hint }) => `${file}:${line}: "${word}": ${hint}`,
    ),
  );
  for (const line of found) console.error(line);
  console.log(`Prose: checked ${files.length} files, found ${found.length} refused words.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

main();
