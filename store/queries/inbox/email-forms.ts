import { domainToASCII, domainToUnicode } from 'node:url';

const withHost = (address: string, change: (host: string) => string): string => {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (change(address.slice(at)) || address.slice(at));
};

/** An address in the form in which it is stored once: in lower case, with a host name in its own script. */
export const canonicalEmail = (address: string): string => withHost(address.trim().toLowerCase(), domainToUnicode);

/** The forms in which people write an address, in lower case: `ada@bücher.example` is `ada@xn--bcher-kva.example`. */
export const emailForms = (address: string): string[] => {
  const own = canonicalEmail(address);
  return [...new Set([own, withHost(own, domainToASCII)])];
};
