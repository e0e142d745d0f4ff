import { useId } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { Phone } from '#ui/icons.tsx';
import { ContactAnchor, ContactText } from '../shell/contact/contact-anchor.tsx';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { useShell } from '../shell/use-shell.ts';
import { useTexts } from '../texts/use-texts.ts';

/** A contact box beside a text that may leave questions open. */
export function AskBox({ heading, text, ask }: { heading: string; text: string; ask: string }) {
  const id = useId();
  const { help } = useTexts();
  const { phones } = useShell().company;
  return (
    <aside
      aria-labelledby={id}
      className={
        'grid-aside flex flex-col items-start gap-6 self-start rounded-2xl border border-line bg-sunken p-6 md:flex-row ' +
        'md:items-center md:justify-between lg:sticky lg:top-36 lg:flex-col lg:items-start lg:p-8 print:hidden'
      }
    >
      <div className="flex flex-col gap-2">
        <h2 id={id} className="text-xl font-semibold">
          {heading}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <div className="flex shrink-0 flex-col items-start gap-3">
        <SiteLink href="/contact" className={buttonClass('solid')}>
          {ask}
        </SiteLink>
        {phones.map((link) => (
          <ContactAnchor
            key={link.text}
            link={link}
            className="inline-flex min-h-11 items-center gap-3"
            linkClass="text-link"
          >
            <Phone className="size-4.5 shrink-0" />
            <span className="sr-only">{help}: </span>
            <strong className="font-semibold">
              <ContactText link={link} />
            </strong>
          </ContactAnchor>
        ))}
      </div>
    </aside>
  );
}
