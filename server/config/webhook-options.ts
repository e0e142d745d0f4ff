import { ConfigError } from './config-error.ts';

/** Where and with which secret submissions are posted; undefined without an address. Throws if one is missing. */
export function webhookOptions(
  url: string | undefined,
  secret: string | undefined,
): { url: string; secret: string } | undefined {
  if (url !== undefined && secret !== undefined) return { url, secret };
  if (url === undefined && secret === undefined) return undefined;
  throw new ConfigError(
    url === undefined
      ? 'WEBHOOK_KEY needs WEBHOOK_URL.'
      : 'WEBHOOK_KEY is missing; without it, the receiver could not tell whose requests these are.',
  );
}
