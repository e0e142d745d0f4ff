import { randomUUID } from 'node:crypto';
import { type OutgoingMail, webhookRecipient } from '#contract/outgoing-mail.ts';
import type { CallContext } from '../context.ts';

export type WebhookEvent = 'enquiry.received' | 'message.received' | 'application.received';

/**
 * What the webhook receives about a new submission, in the shape that Standard Webhooks recommends; nothing without a
 * webhook. The id stays the same in all attempts, so that the receiver can recognize a second delivery.
 */
export function webhookEvents(type: WebhookEvent, data: object, { webhook, now }: CallContext): OutgoingMail[] {
  if (!webhook) return [];
  return [
    {
      to: webhookRecipient,
      subject: type,
      text: JSON.stringify({ type, timestamp: now().toISOString(), data }),
      headers: { 'webhook-id': `msg_${randomUUID()}` },
    },
  ];
}
