import type { Handler } from '#api/context.ts';
import type { findPerson as findPersonCall } from '#contract/calls/office/privacy.ts';

/** Counts and dates only: a user who may erase need not be allowed to read. */
export const findPerson: Handler<typeof findPersonCall> = async ({ email }, { store }) => {
  const [{ messages, applications, subscriptions, mails }, account] = await Promise.all([
    store.submissions.ofPerson(email),
    store.users.byEmail(email),
  ]);
  return {
    messages: messages.map(({ id, receivedAt }) => ({ id, receivedAt })),
    applications: applications.map(({ id, receivedAt, reference, file, keptUntil, talentPool }) => ({
      id,
      receivedAt,
      reference,
      file: { name: file.name, bytes: file.bytes },
      keptUntil,
      talentPool,
    })),
    subscriptions: subscriptions.map(({ status, askedAt }) => ({ status, askedAt })),
    mails: mails.length,
    hasAccount: account !== undefined,
  };
};
