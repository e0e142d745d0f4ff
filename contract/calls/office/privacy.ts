import { z } from 'zod';
import { emailExpected } from '#contract/fields.ts';
import { officeChange, officeRead } from '#contract/office/define-office-call.ts';
import { erasureReceipt } from '#contract/office/inbox-view.ts';
import { retentionLog, storedDataOf } from '#contract/office/privacy-view.ts';
import { fileResponse } from '#contract/protocol/call.ts';
import { emailAddress } from '#contract/text/contact/email-address.ts';

/** A POST, because URLs with an email address would end up in logs. */
export const findPerson = officeChange('FindPerson', {
  summary: 'Find the data stored about a person',
  input: z.object({ email: emailAddress(emailExpected) }),
  output: storedDataOf,
  errors: ['invalid_body'],
});

/** Erases all data stored about a person: messages, applications with their CVs, subscription, mails. */
export const erasePerson = officeChange('ErasePerson', {
  summary: 'Erase all data stored about a person',
  input: z.object({ email: emailAddress(emailExpected) }),
  output: erasureReceipt,
  errors: ['invalid_body'],
});

/** All data stored about a person as one ZIP archive: a JSON document, and the CVs as they were sent. */
export const exportPerson = officeChange('ExportPerson', {
  summary: 'Export all data stored about a person as one archive',
  input: z.object({ email: emailAddress(emailExpected) }),
  output: fileResponse,
  errors: ['invalid_body'],
  returnsFile: true,
});

export const getRetention = officeRead('GetRetention', {
  summary: 'List the deletions at the end of retention periods',
  input: z.object({}),
  output: retentionLog,
});
