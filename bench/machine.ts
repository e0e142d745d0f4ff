import { readFile } from 'node:fs/promises';
import { arch, cpus, totalmem } from 'node:os';

/** A short description of the machine. */
export async function machine(): Promise<string> {
  const [first] = cpus();
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const name = /^PRETTY_NAME="(.*)"/m.exec(system)?.[1] ?? process.platform;
  const memory = Math.round(totalmem() / 2 ** 30);
  const processor = first?.model.trim() ?? arch();
  return `${cpus().length} cores (${processor}), ${memory} GB of memory, ${name}, Node ${process.versions.node}`;
}
