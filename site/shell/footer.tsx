import type { ReactNode } from 'react';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { External, Facebook, LinkedIn, Mail, Phone, Twitter, YouTube } from '#ui/icons.tsx';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import type { ContactLink } from '../reading/contact-links.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ContactAnchor, ContactText } from './contact/contact-anchor.tsx';
import { Logo } from './logo.tsx';
import { MotionControl } from './motion-control.tsx';
import { MenuAnchor } from './navigation/menu-link.tsx';
import { SiteLink } from './navigation/site-link.tsx';
import type { MenuLink } from './shell-data.ts';
import { useHas } from './use-has.ts';
import { useShell } from './use-shell.ts';

export function Footer() {
  const texts = useTexts();
  const { footer, newsletter } = texts;
  const shell = useShell();
  const { company, menus, year, newsletterSent } = shell;
  const hasNewsletter = useHas('newsletter');
  const intro = useHas('promises') ? newsletter.intro : newsletter.foreignIntro;
  return (
    <footer className="site-footer mt-auto border-t border-line bg-footer">
      <div className="shell-width py-14 lg:py-20">
        <div className="page-grid gap-y-12">
          <div className="grid-half flex flex-col items-start gap-5 lg:col-span-4">
            <SiteLink href="/" className="flex h-14 max-w-full items-center rounded-md">
              <Logo />
            </SiteLink>
            <ContentParagraph text={company.footerInfo} className="max-w-sm text-muted whitespace-pre-line" />
            <ul className="flex flex-col gap-1">
              {company.phones.map((link) => (
                <Reach key={link.text} link={link} label={footer.phone} icon={<Phone />} />
              ))}
              {company.mails.map((link) => (
                <Reach key={link.text} link={link} label={footer.email} icon={<Mail />} />
              ))}
            </ul>
            <SocialLinks />
          </div>
          {menus.footer.map((column) => (
            <Column key={column.key ?? column.to} link={column} />
          ))}
          {hasNewsletter ? (
            <section aria-labelledby="newsletter-heading" className="grid-half lg:col-span-4">
              <h2 id="newsletter-heading" className="footer-heading">
                {footer.newsletter}
              </h2>
              <p className="mb-4 text-muted whitespace-pre-line">
                {company.newsletterInfo ? <ContentText>{company.newsletterInfo}</ContentText> : intro}
              </p>
              <NewsletterForm id="footer-newsletter" isOnEveryPage sent={newsletterSent} />
            </section>
          ) : null}
        </div>
      </div>
      <div className="border-t border-line-strong">
        <div className="shell-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6 text-sm text-muted">
          <p>
            <ContentInText text={(name) => footer.copyright({ year, company: name })} content={company.companyName} />
          </p>
          <MotionControl />
        </div>
      </div>
    </footer>
  );
}

const Reach = ({ link, label, icon }: { link: ContactLink; label: string; icon: ReactNode }) => (
  <li>
    <ContactAnchor
      link={link}
      className="inline-flex min-h-9 items-center gap-3"
      linkClass="underline-offset-4 hover:underline"
    >
      <span className="text-brand-ink">{icon}</span>
      <span className="sr-only">{label}: </span>
      <span>
        <ContactText link={link} />
      </span>
    </ContactAnchor>
  </li>
);

const Column = ({ link }: { link: MenuLink }) => (
  <nav aria-label={link.label} className="col-span-2 sm:col-span-3 lg:col-span-2">
    <h2 className="footer-heading">
      <MenuAnchor link={link} />
    </h2>
    <ul className="flex flex-col">
      {link.children?.map((child) => (
        <li key={child.key ?? child.to}>
          <MenuAnchor link={child} className="inline-block py-1.5 underline-offset-4 hover:underline" />
        </li>
      ))}
    </ul>
  </nav>
);

const icons = { facebook: <Facebook />, twitter: <Twitter />, linkedin: <LinkedIn />, youtube: <YouTube /> };

function SocialLinks() {
  const { footer, nav } = useTexts();
  const { social } = useShell().menus;
  if (social.length === 0) return null;
  return (
    <ul aria-label={footer.follow} className="flex flex-wrap gap-3">
      {social.map(({ href, label, network, isContent }) => (
        <li key={`${label} ${href}`}>
          <a href={href} target="_blank" rel="noopener" className={`pill pill-raised ${network ? '' : 'px-4'}`}>
            {network ? icons[network] : null}
            <span className={network && 'sr-only'}>
              {isContent ? <ContentText>{label}</ContentText> : label}{' '}
              {network ? nav.newTab : <External className="inline size-3.5" />}
            </span>
            {network ? null : <span className="sr-only">{nav.newTab}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
