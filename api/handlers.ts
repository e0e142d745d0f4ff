import type { OfficeCalls, PublicCalls } from '#contract/calls/registry.ts';
import * as catalogue from './calls/catalogue.ts';
import { contactUs } from './calls/contact-us.ts';
import { dropCv } from './calls/drop-cv.ts';
import * as lists from './calls/lists.ts';
import * as news from './calls/news.ts';
import * as newsletter from './calls/newsletter.ts';
import { search } from './calls/search.ts';
import * as singleEntries from './calls/single-entries.ts';
import type { Handler } from './context.ts';
import { getEntry } from './office/get-entry.ts';
import { saveEntry } from './office/save-entry.ts';
import { uploadFile } from './office/upload-file.ts';

type Calls = PublicCalls & OfficeCalls;

/** Every call's handler, under the call's own name: a forgotten one does not compile. */
export const handlers = {
  ...lists,
  ...singleEntries,
  ...catalogue,
  ...news,
  ...newsletter,
  contactUs,
  dropCv,
  search,
  getEntry,
  saveEntry,
  uploadFile,
} satisfies { [Name in keyof Calls]: Handler<Calls[Name]> };
