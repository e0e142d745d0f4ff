import { mailLinks } from '../reading/contact-links.ts';

/**
 * security.txt: where to report a vulnerability (RFC 9116); undefined without a contact. It expires one year after the
 * first day of this month, so that it stays the same for a month and is valid for at most a year.
 */
export function securityText({
  email,
  publicUrl,
  now,
}: {
  /** '' if the company has none. */
  email: string;
  publicUrl: string;
  now: Date;
}): string | undefined {
  // RFC 9116 requires https for web addresses.
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
