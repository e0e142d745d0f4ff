import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestName, manifestSchema } from '#api/office/transfer/archive/content-archive.ts';
import { readArchive, unpackedFile } from '#api/office/transfer/archive/read-archive.ts';
import { writeFolder } from '#api/office/transfer/folder/write-folder.ts';

export const usage = `Write the content of a running office to demo/archive, so that the demo group can be edited in the office.

  npm run demo:save -- http://localhost:3000 owner@example.com

It asks for the password of the owner, and for a code if the owner has a second factor. In a pipe each is a line.`;

/** A command that cannot be carried out; the message gives the reason. */
export class SaveDemoError extends Error {
  override readonly name = 'SaveDemoError';
}

interface SaveDemo {
  /** The address of the office. */
  url: string;
  /** The email address of an owner. */
  email: string;
  /** The folder to write. */
  folder: string;
  /** Asks the owner for a secret. */
  ask(question: string): Promise<string>;
}

/** Exports the content of an office and writes it to a folder. Returns the text to print. Throws a {@link SaveDemoError}. */
export async function saveDemo({ url, email, folder, ask }: SaveDemo): Promise<string> {
  const office = await signIn(new URL(url).origin, email, ask);
  const unpacked = await mkdtemp(join(tmpdir(), 'atrium-demo-'));
  try {
    const packed = join(unpacked, 'archive');
    await writeFile(packed, new Uint8Array(await (await office('ExportContent')).arrayBuffer()));
    const archive = await readArchive(packed, unpacked);
    const kept = manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
    const { formatVersion, defaultLanguage } = archive.manifest;
    if (defaultLanguage !== kept.defaultLanguage) {
      throw new SaveDemoError(
        `The main language of this office is ${defaultLanguage}; that of the demo group is ${kept.defaultLanguage}.`,
      );
    }
    const fileOf = (blob: string) => unpackedFile(unpacked, blob);
    await writeFolder(folder, { ...archive, manifest: { ...kept, formatVersion }, fileOf });
    const entries = archive.lines.filter(({ kind }) => kind === 'entry');
    return `Wrote ${entries.length} entries and ${archive.files.size} files to ${folder}`;
  } finally {
    await rm(unpacked, { recursive: true });
  }
}

type OfficeCall = (name: string, body?: object) => Promise<Response>;

/** Signs in. Returns a function that makes calls with the session. */
async function signIn(origin: string, email: string, ask: SaveDemo['ask']): Promise<OfficeCall> {
  const cookies = new Map<string, string>();
  const call: OfficeCall = async (name, body) => {
    const headers = { origin, cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${origin}/api/Office/${name}`, {
      ...post,
      headers: post ? { ...headers, 'content-type': 'application/json' } : headers,
    });
    if (!response.ok) throw new SaveDemoError(`${name} failed with ${response.status}: ${await response.text()}`);
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(key, value);
    }
    return response;
  };
  const response = await call('auth/sign-in', { email, password: await ask('Password: ') });
  const { state } = z.object({ state: z.string() }).parse(await response.json());
  if (state === 'second-factor') await call('auth/verify-code', { code: await ask('Code: ') });
  return call;
}
