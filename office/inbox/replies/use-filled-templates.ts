import type { OfficeMessage } from '#contract/office/inbox-view.ts';
import { fillReply } from '#contract/office/replies/fill-reply.ts';
import type { ReplyTemplate } from '#contract/office/replies/reply-templates.ts';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useDesks } from '../desks/use-desks.ts';
import { replyValues, sortTemplates } from './reply-values.ts';
import { useReplyTemplates } from './use-reply-templates.ts';

const none: readonly ReplyTemplate[] = [];

/** The subject of an answer without a template: that of the message, or the reference of the enquiry. */
export function useReplySubject(): (message: Pick<OfficeMessage, 'subject' | 'enquiry'>) => string {
  const { messages: texts } = useTexts().inbox;
  return ({ subject, enquiry }) =>
    /^re:/i.test(subject) ? subject : texts.replySubject({ subject: subject || (enquiry?.reference ?? '') }).trim();
}

/** The templates for a message, those in the language of its sender first, and what fills one. */
export function useFilledTemplates(message: OfficeMessage) {
  const { data: { templates = none } = {} } = useReplyTemplates();
  const { data: desks } = useDesks();
  const { name: me } = useMe();
  const replySubject = useReplySubject();
  const desk = desks?.desks.find(({ id }) => id === message.enquiry?.desk)?.name ?? '';
  return {
    templates: sortTemplates(templates, message.lang),
    fill: ({ subject, text, language }: ReplyTemplate): { subject: string; text: string } => {
      const values = replyValues(message, { desk, me, language });
      return { subject: fillReply(subject, values) || replySubject(message), text: fillReply(text, values) };
    },
  };
}
