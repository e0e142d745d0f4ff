import { itemPath } from '#contract/addresses/item-path.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { External } from '#ui/icons.tsx';
import type { Certificate } from './definition.ts';
import { certificatePages } from './pages.ts';
import { Validity } from './validity.card.tsx';

type Evidence = Pick<Certificate, 'id' | 'name' | 'scheme' | 'number' | 'issuer' | 'validUntil' | 'register'>;

/** The certificates that cover a product. */
export function EvidenceList({ evidence }: { evidence: Evidence[] }) {
  const { certificate: texts } = usePageTexts().types;
  return (
    <ul className="page-grid across-3-early">
      {evidence.map((certificate) => {
        const { id, name, scheme, number, issuer, validUntil, register } = certificate;
        const facts = [
          { label: texts.scheme, text: scheme },
          { label: texts.number, text: number },
          { label: texts.issuer, text: issuer },
        ].filter(({ text }) => text !== '');
        return (
          <li key={id} className="flex flex-col gap-3 rounded-2xl border border-line bg-raised p-6">
            <h3 className="card-heading">
              <SiteLink href={itemPath(certificatePages, id)} className="hover:text-brand-ink">
                <ContentText>{name}</ContentText>
              </SiteLink>
            </h3>
            {facts.length > 0 ? (
              <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
                {facts.map(({ label, text }) => (
                  <div key={label} className="contents">
                    <dt className="text-muted">{label}</dt>
                    <dd className="min-w-0 wrap-anywhere">
                      <ContentText>{text}</ContentText>
                    </dd>
                  </div>
                ))}
              </dl>
            ) : null}
            <Validity until={validUntil} hasExpired={false} />
            {register ? <RegisterLink name={name} register={register} /> : null}
          </li>
        );
      })}
    </ul>
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
