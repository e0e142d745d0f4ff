import { mailLinks } from '../reading/contact-links.ts';

/**
 * Where to report a weakness (RFC 9116); undefined where nobody can be reached. It expires at the beginning of this
 * month a year ahead, so that it stays the same for weeks and is never more than a year old.
 */
export function securityText({
  email,
  publicUrl,
  now,
}: {
  /** '' where the company names none. */
  email: string;
  publicUrl: string;
  now: Date;
}): string | undefined {
  // Web addresses must be https there.
  const page = publicUrl.startsWith('https:') ? `${publicUrl}/contact` : undefined;
  const addresses = mailLinks(email).flatMap(({ href }) =>
    href === undefined ? [] : [href.replace(/[^!-~]+/gu, encodeURIComponent)],
  );
  const contacts = addresses.length > 0 || page === undefined ? addresses : [page];
  if (contacts.length === 0) return undefined;
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return `${contacts.map((contact) => `Contact: ${contact}`).join('\n')}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${publicUrl}/.well-known/security.txt
`;
}
