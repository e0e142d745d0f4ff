import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { personArchive } from '#api/office/privacy/person-archive.ts';
import { isEmailAddress } from '#contract/text/contact/email-address.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { Store } from '#store/store.ts';

/** A command that cannot be carried out; the message gives the reason and the remedy. */
export class PersonCommandError extends Error {
  override readonly name = 'PersonCommandError';
}

export const usage = `Show, export or erase the stored data of one person; works while the server runs.

  npm run person -- find EMAIL
  npm run person -- export EMAIL FILE.zip    everything, with the CVs; the file must not exist
  npm run person -- erase EMAIL --yes        for good, in the database and on the disk`;

/** The actor in the audit log. */
const by = 'command line';

interface Given {
  store: Store;
  privateBlobs: BlobStore;
  now: () => Date;
}

/** Runs a command; returns the text to print. Throws a {@link PersonCommandError}. */
export async function runPersonCommand([command, email = '', last, ...more]: string[], given: Given): Promise<string> {
  if (more.length > 0 || !['find', 'export', 'erase'].includes(command ?? '')) throw new PersonCommandError(usage);
  if (!isEmailAddress(email)) throw new PersonCommandError(`“${email}” is not an email address.\n\n${usage}`);
  if (command === 'find' && last === undefined) return find(email, given);
  if (command === 'export' && last !== undefined) return exportTo(last, email, given);
  if (command === 'erase') {
    if (last === '--yes') return erase(email, given);
    throw new PersonCommandError(`${await find(email, given)}\n\nTo erase this for good, add --yes.`);
  }
  throw new PersonCommandError(usage);
}

const countsText = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what}: ${count}`)
    .join('\n');

async function find(email: string, { store }: Given): Promise<string> {
  const { messages, applications, subscriptions, mails } = await store.submissions.ofPerson(email);
  return countsText({
    messages: messages.length,
    applications: applications.length,
    subscriptions: subscriptions.length,
    mails: mails.length,
  });
}

async function exportTo(file: string, email: string, { store, privateBlobs, now }: Given): Promise<string> {
  const { content, counts, missing } = await personArchive(email, { store, privateBlobs, now: now() });
  // Readable for the current user only.
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(Readable.from(content), target);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new PersonCommandError(`${file} already exists.`);
    }
    await rm(file, { force: true });
    throw error;
  }
  const subject = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  await store.audit.add({ by, action: 'person.export', subject: subject.join(', ') });
  const lost = missing.length > 0 ? `\nTheir files are missing: ${missing.join(', ')}` : '';
  return `${countsText(counts)}${lost}\nWritten to ${file}. Delete it after handing it over.`;
}

async function erase(email: string, { store, privateBlobs }: Given): Promise<string> {
  const { blobs, ...counts } = await store.submissions.erasePerson(email, by);
  for (const blob of blobs) await privateBlobs.remove(blob);
  return `Erased:\n${countsText({ ...counts, files: blobs.length })}\nEarlier backups still contain it.`;
}
