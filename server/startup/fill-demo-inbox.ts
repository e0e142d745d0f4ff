import { createHash } from 'node:crypto';
import { newBlobName } from '#api/calls/submissions/submitted-file.ts';
import { newReference } from '#api/rules/reference.ts';
import { deskFor } from '#contract/office/desks/desk-for.ts';
import {
  type DemoEnquiry,
  demoAttachment,
  demoCase,
  demoDesks,
  demoEnquiries,
  demoProductNames,
} from '#demo/read-inbox.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { PrivateFile } from '#store/interfaces/inbox.ts';
import { momentOf } from '#store/moment.ts';
import type { Store } from '#store/store.ts';

const dayMs = 24 * 60 * 60_000;

interface DemoInbox {
  store: Store;
  privateBlobs: Pick<BlobStore, 'put'>;
  now: Date;
}

/** Writes the desks of the demo group and its enquiries, without mails. */
export async function fillDemoInbox({ store, privateBlobs, now }: DemoInbox): Promise<void> {
  const settings = demoDesks();
  await store.desks.save(settings, 0, 'demo');
  const names = demoProductNames(store.defaultLanguage);
  for (const enquiry of demoEnquiries()) {
    const file = enquiry.file ? await storedFile(enquiry.file, privateBlobs) : null;
    const lines = enquiry.lines.map(({ product, article = '', quantity = null, unit = '', note = '' }) => {
      const name = product === undefined ? '' : (names.get(product) ?? '');
      return { productId: product ?? null, product: name, article, quantity, unit, note };
    });
    const { desk } = deskFor(demoCase(enquiry), settings.rules);
    await store.submissions.restoreEnquiry({ ...handled(enquiry, now), ...sent(enquiry, now), lines, file, desk });
  }
}

async function storedFile(
  { name, source }: NonNullable<DemoEnquiry['file']>,
  blobs: DemoInbox['privateBlobs'],
): Promise<PrivateFile> {
  const content = demoAttachment(source);
  const blob = newBlobName('.pdf');
  await blobs.put(blob, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { blob, name, mediaType: 'application/pdf', bytes: content.length, sha256 };
}

/** What the visitor entered. */
function sent(enquiry: DemoEnquiry, now: Date) {
  const { name, email, lang, wantedInDays } = enquiry;
  const { company = '', mobile = '', country = '', deliveryTerm = '', subject = '', message = '' } = enquiry;
  const day = wantedInDays === undefined ? '' : momentOf(daysFrom(now, wantedInDays)).slice(0, 10);
  const contact = { name, company, email, mobile };
  return { ...contact, country, deliveryTerm, subject, message, lang, wantedOn: day, reference: newReference('EN') };
}

/** What the office did with it. */
function handled({ daysAgo, status, answeredAfterDays, notes = [] }: DemoEnquiry, now: Date) {
  const received = daysFrom(now, -daysAgo);
  const answers = [answeredAfterDays, ...notes.map(({ afterDays }) => afterDays)].filter((days) => days !== undefined);
  return {
    status,
    spam: status === 'spam',
    receivedAt: momentOf(received),
    firstAnswerAt: answers.length === 0 ? null : momentOf(daysFrom(received, Math.min(...answers))),
    notes: notes.map(({ afterDays, by, text }) => {
      return { at: momentOf(daysFrom(received, afterDays)), by, byId: null, text };
    }),
  };
}

const daysFrom = (time: Date, days: number): Date => new Date(time.getTime() + days * dayMs);
