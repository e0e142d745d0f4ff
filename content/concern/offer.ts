import type { EntryLanguage } from '#contract/entity.ts';
import type { Certificate } from '../certificate/definition.ts';
import type { DocumentLink } from '../document/document-link.ts';
import type { Location } from '../location/definition.ts';

/** What a concern has besides its own texts. */
export interface ConcernOffer {
  locations: (EntryLanguage & Pick<Location, 'id' | 'name' | 'activities'>)[];
  certificates: (EntryLanguage &
    Pick<Certificate, 'id' | 'name' | 'scheme' | 'number' | 'issuer' | 'validUntil' | 'register'>)[];
  documents: DocumentLink[];
}
