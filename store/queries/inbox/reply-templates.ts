import { replyTemplates, type ReplyTemplates as Settings } from '#contract/office/replies/reply-templates.ts';
import type { Engine } from '#store/dialects/engine.ts';
import type { ReplyTemplates } from '#store/interfaces/reply-templates.ts';
import { note } from '../upkeep/audit.ts';
import { replaceDocument, storedDocument } from './one-document.ts';

const table = 'reply_templates';
const none: Settings = { templates: [] };

export const replyTemplatesOf = ({ read, write, lockContent }: Engine): ReplyTemplates => ({
  get: () => storedDocument(read, table, replyTemplates, none),

  save: (settings, seen, by) =>
    write.transaction().execute(async (db) => {
      await lockContent(db);
      await replaceDocument(db, table, settings, { seen, by, what: 'the reply templates' });
      const subject = `templates ${settings.templates.length}`;
      await note(db, { by, action: 'replies.change', subject });
    }),
});
