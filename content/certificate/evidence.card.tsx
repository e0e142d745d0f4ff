import { itemPath } from '#contract/addresses/item-path.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { External } from '#ui/icons.tsx';
import type { Certificate } from './definition.ts';
import { IdentityText, useIdentity } from './identity.card.tsx';
import { certificatePages } from './pages.ts';
import { Validity } from './validity.card.tsx';

type Evidence = Pick<Certificate, 'id' | 'name' | 'scheme' | 'number' | 'issuer' | 'validUntil' | 'register'>;

/** The certificates that cover a product. */
export function EvidenceList({ evidence }: { evidence: Evidence[] }) {
  return (
    <ul className="page-grid text-cards">
      {evidence.map((certificate) => (
        <li key={certificate.id} className="flex flex-col gap-3 rounded-2xl border border-line bg-raised p-6">
          <EvidenceCard certificate={certificate} />
        </li>
      ))}
    </ul>
  );
}

function EvidenceCard({ certificate }: { certificate: Evidence }) {
  const { id, name, validUntil, register } = certificate;
  const facts = useIdentity(certificate);
  return (
    <>
      <h3 className="card-heading">
        <SiteLink href={itemPath(certificatePages, id)} className="hover:text-brand-ink">
          <ContentText>{name}</ContentText>
        </SiteLink>
      </h3>
      {facts.length > 0 ? (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {facts.map((fact) => (
            <div key={fact.label} className="contents">
              <dt className="text-muted">{fact.label}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <IdentityText fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Validity until={validUntil} hasExpired={false} />
      {register ? <RegisterLink name={name} register={register} /> : null}
    </>
  );
}

/** A link to the issuer's register, where a certificate can be checked. */
export function RegisterLink({ name, register }: { name: string; register: string }) {
  const { types, nav } = usePageTexts();
  const { certificate: texts } = types;
  return (
    <a href={register} target="_blank" rel="noopener" className="inline-flex items-center gap-2 text-link">
      <span aria-hidden="true">{texts.register}</span>
      <span className="sr-only">
        <ContentInText text={(shown) => texts.registerOf({ name: shown })} content={name} />
      </span>
      <External className="size-4 shrink-0" />
      <span className="sr-only">{nav.newTab}</span>
    </a>
  );
}
