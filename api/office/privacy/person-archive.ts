import { extname } from 'node:path';
import { strToU8, ZipDeflate, ZipPassThrough } from 'fflate';
import { zipStream } from '#api/rules/streams/zip-stream.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { PrivateFile } from '#store/interfaces/inbox.ts';
import type { Store } from '#store/store.ts';

export interface PersonArchive {
  /** The number of rows by kind, for the audit log. */
  counts: { messages: number; applications: number; subscriptions: number; mails: number };
  /** References of applications and enquiries without a stored file. */
  missing: string[];
  content: ReadableStream<Uint8Array>;
}

interface Asked {
  store: Pick<Store, 'submissions' | 'users'>;
  privateBlobs: BlobStore;
  now: Date;
}

/** All data stored for an email address as one ZIP: `person.json`, and each CV and attachment named by its reference. */
export async function personArchive(email: string, { store, privateBlobs, now }: Asked): Promise<PersonArchive> {
  const [kept, user] = await Promise.all([store.submissions.ofPerson(email), store.users.byEmail(email)]);
  const missing: string[] = [];
  const files: { name: string; stream: () => ReadableStream<Uint8Array> }[] = [];
  /** Adds a file of the person, named by the reference of what it was sent with. */
  const archived = async (folder: 'cv' | 'enquiry', reference: string, file: PrivateFile) => {
    const stored = await privateBlobs.open(file.blob);
    const name = `${folder}/${reference}${extname(file.blob)}`;
    if (stored) files.push({ name, stream: () => stored.stream() });
    else missing.push(reference);
    return { sentAs: file.name, mediaType: file.mediaType, bytes: file.bytes, inThisArchive: stored ? name : null };
  };
  const applications = [];
  for (const { file, ...application } of kept.applications) {
    applications.push({ ...application, file: await archived('cv', application.reference, file) });
  }
  const messages = [];
  for (const { enquiry, ...message } of kept.messages) {
    const file = enquiry?.file ? await archived('enquiry', enquiry.reference, enquiry.file) : null;
    messages.push({ ...message, enquiry: enquiry && { ...enquiry, file } });
  }
  const account = user && {
    name: user.name,
    role: user.role,
    createdAt: user.createdAt,
    lastSeenAt: user.lastSeenAt,
  };
  const { subscriptions, mails } = kept;
  const person = {
    email,
    at: now.toISOString(),
    messages,
    applications,
    subscriptions,
    mails,
    account: account ?? null,
  };
  return {
    counts: {
      messages: messages.length,
      applications: applications.length,
      subscriptions: subscriptions.length,
      mails: mails.length,
    },
    missing,
    content: zipped(strToU8(`${JSON.stringify(person, undefined, 2)}\n`), files),
  };
}

/** Streams the files one after the other, so that only one chunk is in memory. */
const zipped = (
  json: Uint8Array,
  files: readonly { name: string; stream: () => ReadableStream<Uint8Array> }[],
): ReadableStream<Uint8Array> =>
  zipStream(async function* (zip) {
    const document = new ZipDeflate('person.json');
    zip.add(document);
    document.push(json, true);
    yield;
    for (const { name, stream } of files) {
      // CVs and attachments are already compressed.
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      for await (const piece of stream()) {
        entry.push(piece);
        yield;
      }
      entry.push(new Uint8Array(), true);
      yield;
    }
  });
