import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { demoFolder } from '#demo/read-archive.ts';
import { saveDemo, usage } from './save-demo-command.ts';

const [url = '', email, ...more] = process.argv.slice(2);
// What is typed is not shown.
const output = new Writable({ write: (_, _encoding, written) => written() });
const typed = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
const lines = typed[Symbol.asyncIterator]();
const ask = async (question: string): Promise<string> => {
  process.stderr.write(question);
  const { value = '' } = await lines.next();
  process.stderr.write('\n');
  return value;
};

try {
  if (email === undefined || more.length > 0 || !URL.canParse(url)) throw new Error(usage);
  process.stdout.write(`${await saveDemo({ url, email, folder: demoFolder, ask })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  typed.close();
}
