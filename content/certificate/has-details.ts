import type { Certificate } from './definition.ts';

const texts = ['scheme', 'number', 'issuer', 'scope', 'register'] as const;
const lists = ['concerns', 'locations', 'categories', 'products'] as const;

type Detailed = Pick<Certificate, (typeof texts)[number] | 'coversGroup' | 'file'> &
  Record<(typeof lists)[number], readonly unknown[]>;

/** Whether a certificate says more than its card: only then is its page linked and listed. */
export const hasDetails = (certificate: Detailed): boolean =>
  texts.some((name) => certificate[name] !== '') ||
  lists.some((name) => certificate[name].length > 0) ||
  certificate.coversGroup ||
  certificate.file !== null;
