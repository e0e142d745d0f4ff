import { type EntityName, entityOf } from '#content/registry.ts';
import { metaOf } from '#contract/fields.ts';

/** A certificate, as far as it says what it proves and when. Days are `YYYY-MM-DD`; '' is no limit. */
export interface Proof {
  id: number;
  name: string;
  scheme: string;
  number: string;
  validFrom: string;
  validUntil: string;
  coversGroup: boolean;
  /** The numbers of the entries that it covers. */
  covers: readonly number[];
}

type CertificateDocument = Omit<Proof, 'id' | 'covers'> & Record<(typeof coveredFields)[number], readonly number[]>;

/** The fields in which certificates, and partly documents, name what they cover. */
export const coveredFields = ['products', 'categories', 'concerns', 'locations'] as const;

/** Reads a certificate's document. */
export const proofOf = (id: number, document: CertificateDocument): Proof => {
  const { name, scheme, number, validFrom, validUntil, coversGroup } = document;
  return {
    ...{ id, name, scheme, number, validFrom, validUntil, coversGroup },
    covers: coveredFields.flatMap((field) => document[field]),
  };
};

export const isValidOn = ({ validFrom, validUntil }: Pick<Proof, 'validFrom' | 'validUntil'>, day: string): boolean =>
  validFrom <= day && (validUntil === '' || validUntil >= day);

/** The types that certificates name. */
const coveredTypes: ReadonlySet<string | undefined> = new Set(
  coveredFields.map((field) => metaOf(entityOf('certificate').document.shape[field])?.to),
);
export const isCovered = (type: EntityName): boolean => coveredTypes.has(type);

/** An entry that promises something. `within`: its own number, those of the categories above and of its concerns. */
export interface Proved {
  type: EntityName;
  within: ReadonlySet<number>;
}

/** Whether a certificate is linked to an entry: those of the group prove what the company says of itself alone. */
export const proves = ({ coversGroup, covers }: Proof, { type, within }: Proved): boolean =>
  covers.some((id) => within.has(id)) || (coversGroup && type === 'company');

/** The concerns that an entry names: its maker, or those that it is about. */
export function concernsOf(document: object): number[] {
  const named: unknown[] = [Reflect.get(document, 'concern'), Reflect.get(document, 'concerns')].flat();
  return named.filter((id) => typeof id === 'number');
}
