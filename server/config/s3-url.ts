import { z } from 'zod';
import type { S3Options } from '#files/s3-blobs.ts';

/**
 * Parses `https://KEY:SECRET@HOST/BUCKET/PREFIX?region=REGION&bucket=host`. Special characters in keys are
 * percent-encoded, such as / and + as %2F and %2B. Without keys, the AWS SDK uses the credentials of the machine.
 */
export function s3OptionsFrom(text: string, context: z.RefinementCtx): S3Options {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [bucket = '', ...prefix] = url?.pathname.split('/').filter((part) => part !== '') ?? [];
  const known = url && [...url.searchParams.keys()].every((name) => name === 'region' || name === 'bucket');
  const keys = url && keysIn(url);
  const bucketIn = url?.searchParams.get('bucket') ?? 'path';
  const fits =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) &&
    prefix.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part)) &&
    url.hash === '' &&
    known === true &&
    keys !== 'half' &&
    ['path', 'host'].includes(bucketIn);
  if (!fits) {
    context.addIssue({ code: 'custom', message: 'not an address of a bucket' });
    return z.NEVER;
  }
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') || 'us-east-1',
    bucket,
    prefix: prefix.map((part) => `${part}/`).join(''),
    ...(keys ? { keys } : {}),
    bucketInHost: bucketIn === 'host',
  };
}

function keysIn({ username, password }: URL): S3Options['keys'] | 'half' {
  if (username === '' && password === '') return undefined;
  if (username === '' || password === '') return 'half';
  try {
    return { id: decodeURIComponent(username), secret: decodeURIComponent(password) };
  } catch {
    return 'half';
  }
}
