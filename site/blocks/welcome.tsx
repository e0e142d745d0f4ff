import { buttonClass } from '#ui/button.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { ArrowRight } from '#ui/icons.tsx';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** The home page of a site without content. Without a company's name it shows "Welcome". */
export function Welcome({ companyName, isReachable }: { companyName: string; isReachable: boolean }) {
  const { home, nav } = useTexts();
  return (
    <section className="welcome on-brand">
      <div className="shell-width flex flex-col items-start gap-6 py-24">
        <h1
          className={
            'side-heading max-w-4xl font-display text-4xl leading-tight font-bold tracking-tight text-balance ' +
            'lg:text-6xl'
          }
        >
          {companyName ? <ContentText>{companyName}</ContentText> : home.welcome}
        </h1>
        <p className="max-w-prose text-lg lg:text-xl">{home.soon}</p>
        {isReachable ? (
          <SiteLink href="/contact" className={`${buttonClass('inverse')} mt-2`}>
            {nav.contact} <ArrowRight />
          </SiteLink>
        ) : null}
      </div>
    </section>
  );
}
