import { Fragment } from 'react';
import { useHref, useLocation } from 'react-router';
import { ContentText } from '#ui/content-language.tsx';
import { ContactText } from '../contact/contact-anchor.tsx';
import { useShell } from '../use-shell.ts';

/** Shown above a printed page only: the company, its contact details, and the page's address. */
export function PrintHead() {
  const { pathname, search } = useLocation();
  const here = useHref(`${pathname}${search}`);
  const { company, publicUrl } = useShell();
  const ways = [...company.phones, ...company.mails];
  return (
    <div className="print-head">
      <p className="print-name">
        <ContentText>{company.companyName}</ContentText>
      </p>
      <p>
        {ways.map((link, index) => (
          <Fragment key={link.text}>
            {index > 0 ? ' · ' : null}
            {/* No links here, which would keep their order (styles/site.css). */}
            <bdi dir={link.href === undefined ? 'auto' : 'ltr'}>
              <ContactText link={link} />
            </bdi>
          </Fragment>
        ))}
      </p>
      {/* A cached page is the same for all spellings of its address, and for those with parameters of a campaign. */}
      <p suppressHydrationWarning>{`${publicUrl}${here}`}</p>
    </div>
  );
}
