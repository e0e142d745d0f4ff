import type { ReactNode } from 'react';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import type { Certificate } from './definition.ts';
import { RegisterLink } from './evidence.card.tsx';
import { IdentityText, useIdentity } from './identity.card.tsx';

type Covering = Pick<Certificate, 'coversGroup' | 'concerns' | 'locations' | 'categories' | 'products'>;

/** What a certificate covers, the largest first. */
export const coveredBy = ({ concerns, locations, categories, products }: Covering): EntryLink[] => [
  ...concerns,
  ...locations,
  ...categories,
  ...products,
];

/** What a certificate says about itself; nothing for one that says nothing. `mostCovered`: the number of links. */
export function CertificateFacts({
  certificate,
  mostCovered = Number.POSITIVE_INFINITY,
}: {
  certificate: Certificate;
  mostCovered?: number;
}) {
  const { certificate: texts } = usePageTexts().types;
  const { name, scope, coversGroup, register } = certificate;
  const covered = coveredBy(certificate);
  const identity = useIdentity(certificate);
  const facts = scope === '' ? identity : [...identity, { label: texts.scope, text: scope }];
  const isCovering = coversGroup || covered.length > 0;
  return (
    <>
      {facts.length > 0 || isCovering ? (
        <dl className="flex flex-col gap-3">
          {facts.map((fact) => (
            <Fact key={fact.label} label={fact.label}>
              <span className="whitespace-pre-line">
                <IdentityText fact={fact} />
              </span>
            </Fact>
          ))}
          {isCovering ? (
            <Fact label={texts.covers}>
              <ul className="flex flex-col items-start gap-1">
                {coversGroup ? <li>{texts.wholeGroup}</li> : null}
                {covered.slice(0, mostCovered).map((entry) => (
                  <li key={entry.url}>
                    <SiteLink href={entry.url} className="text-link">
                      <ContentText>{entry.name}</ContentText>
                    </SiteLink>
                  </li>
                ))}
                {covered.length > mostCovered ? (
                  <li aria-hidden="true" className="text-muted">
                    +{covered.length - mostCovered}
                  </li>
                ) : null}
              </ul>
            </Fact>
          ) : null}
        </dl>
      ) : null}
      {register ? <RegisterLink name={name} register={register} /> : null}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
