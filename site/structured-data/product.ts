import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { Picture } from '#contract/fields.ts';
import { groupOf } from './organization.ts';
import { assetUrlAt, type Place, pageUrlAt, type Thing, thing } from './thing.ts';
import { unitCodes } from './unit-codes.ts';

/** A fact: the text of its row, and its number where it is one. */
interface Fact {
  name: string;
  text: string;
  /** `unitCode`: of UCUM. */
  number?: { value: number; upTo?: number; unit?: string; unitCode?: string };
}

interface Article {
  number: string;
  gtin: string;
  name: string;
  facts: readonly (Fact | null)[];
}

interface Certificate {
  name: string;
  number: string;
  issuer: string;
  validFrom: string;
  validUntil: string;
  register: string;
}

/** The product data of its page. */
export interface ProductFacts {
  name: string;
  summary: string;
  category: { name: string } | null;
  pictures: readonly Picture[];
  facts?: readonly { rows: readonly Fact[] }[];
  articles?: { columns: readonly { name: string }[]; rows: readonly Article[] };
  maker?: EntryLink;
  evidence?: readonly Certificate[];
}

/** A product; a group of products where it has several articles. */
export function product(facts: ProductFacts, place: Place): Thing {
  const { name, summary, category, pictures, maker, evidence = [], articles } = facts;
  const [first, ...others] = articles?.rows ?? [];
  const isGroup = others.length > 0;
  return thing(isGroup ? 'ProductGroup' : 'Product', {
    name,
    description: place.own?.description ?? summary,
    category: category?.name,
    image: pictures.flatMap(({ src }) => assetUrlAt(place, src) ?? []),
    url: place.pageUrl,
    manufacturer: maker
      ? thing('Organization', { name: maker.name, url: pageUrlAt(place, maker.url) })
      : groupOf(place),
    additionalProperty: (facts.facts ?? []).flatMap(({ rows }) => rows.map(propertyValue)),
    hasCertification: evidence.map(certification),
    ...(isGroup
      ? {
          variesBy: articles?.columns.map((column) => column.name),
          hasVariant: [first, ...others].flatMap((article) => (article ? variant(article, name) : [])),
        }
      : { sku: first?.number, gtin: first?.gtin }),
  });
}

const variant = ({ number, gtin, name, facts }: Article, product: string): Thing =>
  thing('Product', {
    name: name || [product, number].filter((part) => part !== '').join(' '),
    sku: number,
    gtin,
    additionalProperty: facts.flatMap((fact) => (fact ? propertyValue(fact) : [])),
  });

/** A number for programs, with the text that visitors read; everything else as that text. */
function propertyValue({ name, text, number }: Fact): Thing {
  if (!number) return thing('PropertyValue', { name, value: text });
  const { value, upTo, unit, unitCode } = number;
  return thing('PropertyValue', {
    name,
    ...(upTo === undefined ? { value } : { minValue: value, maxValue: upTo }),
    unitText: unit,
    unitCode: unitCode === undefined ? undefined : unitCodes[unitCode],
    description: text,
  });
}

const certification = ({ name, number, issuer, validFrom, validUntil, register }: Certificate): Thing =>
  thing('Certification', {
    name,
    certificationIdentification: number,
    issuedBy: issuer ? thing('Organization', { name: issuer }) : undefined,
    validFrom,
    expires: validUntil,
    url: register,
  });
