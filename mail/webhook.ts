import { createHmac } from 'node:crypto';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { Mailer } from './mailer.ts';

export interface WebhookOptions {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
  timeoutMs?: number;
  now?: () => Date;
}

/**
 * Posts queued events to a webhook, signed as in Standard Webhooks 1.0 (standardwebhooks.com). Every response but 2xx is a
 * failure, a redirect too: the body would reach an address that the operator did not set.
 */
export function createWebhook({
  url,
  secret,
  timeoutMs = 15_000,
  now = () => new Date(),
}: WebhookOptions): Pick<Mailer, 'send' | 'explain'> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return {
    async send({ text, headers }: OutgoingMail) {
      const id = headers?.['webhook-id'] ?? '';
      const time = String(Math.floor(now().getTime() / 1_000));
      const signature = createHmac('sha256', key).update(`${id}.${time}.${text}`).digest('base64');
      const response = await fetch(url, {
        method: 'POST',
        body: text,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Atrium',
          'webhook-id': id,
          'webhook-timestamp': time,
          'webhook-signature': `v1,${signature}`,
        },
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
    },
    explain: (error) => ({ cause: 'webhook', detail: detailOf(error) }),
  };
}

/** The code of the system where there is one: messages may contain the address with its secrets. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { cause, message, name } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return name === 'TimeoutError' || /^HTTP \d+$/.test(message) ? message : name;
}
