import { Fragment, type ReactNode } from 'react';
import { ContactAnchor } from '../shell/contact/contact-anchor.tsx';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { useHas } from '../shell/use-has.ts';
import { useShell } from '../shell/use-shell.ts';
import { privacyVersion } from '../texts/privacy-version.ts';
import { useTexts } from '../texts/use-texts.ts';

/**
 * A form's privacy notice, with a contact address (or a link to the policy without one). Its version is sent with the
 * form. `children`: an optional consent. Without the feature `promises`, it shows the contact only.
 */
export function PrivacyNotice({ text, children }: { text: string; children?: ReactNode }) {
  const { crumbs, privacy, foreignPrivacy } = useTexts();
  const { mails } = useShell().company;
  const hasPromises = useHas('promises');
  return (
    <div className="flex flex-col gap-3">
      {hasPromises ? children : null}
      <p className="max-w-3xl text-sm text-muted">
        {hasPromises ? `${text} ${privacy.ask}` : foreignPrivacy.ask}{' '}
        {mails.map((link) => (
          <Fragment key={link.text}>
            <ContactAnchor link={link} linkClass="text-link" />
            {' · '}
          </Fragment>
        ))}
        <SiteLink href="/privacy-policy" className="text-link">
          {crumbs['privacy-policy']}
        </SiteLink>
      </p>
      {hasPromises ? <input type="hidden" name="privacyVersion" defaultValue={privacyVersion} /> : null}
    </div>
  );
}
