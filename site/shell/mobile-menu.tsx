import { useRef } from 'react';
import { ChevronDown, Close, Menu } from '#ui/icons.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { CallLink } from './call-link.tsx';
import type { MenuLink } from './menu-items.ts';
import { MenuAnchor } from './menu-link.tsx';
import { PopoverButton, useClosedOnNewPage } from './popover-button.tsx';

const panelId = 'mobile-menu';

/**
 * The menu of small screens: a panel of full height. It is a popover, so the browser itself opens it, closes
 * it on Escape and keeps it above everything, with or without script.
 */
export function MobileMenu({ links, pathname }: { links: MenuLink[]; pathname: string }) {
  const { nav } = useTexts();
  const panel = useRef<HTMLElement>(null);
  useClosedOnNewPage(panel);

  return (
    <div>
      <PopoverButton
        panel={panel}
        panelId={panelId}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 font-semibold"
      >
        <Menu /> {nav.open}
      </PopoverButton>
      <nav ref={panel} id={panelId} popover="auto" aria-label={nav.mobileLabel} className="mobile-menu">
        <div className="flex items-center justify-between">
          <span aria-hidden="true" className="font-display text-xl font-bold">
            {nav.open}
          </span>
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label={nav.close}
            className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full border border-line-strong"
          >
            <Close />
          </button>
        </div>
        <ul className="mt-4 flex flex-col">
          {links.map((link) => (
            <li key={link.to} className="border-b border-line">
              {link.children && link.children.length > 0 ? (
                <Branch link={link} pathname={pathname} />
              ) : (
                <MenuAnchor link={link} current={link.to === pathname} className="mobile-link" />
              )}
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <CallLink />
        </div>
      </nav>
    </div>
  );
}

/** A link with a sub-menu under it, which the browser itself unfolds. */
function Branch({ link, pathname }: { link: MenuLink; pathname: string }) {
  const { nav } = useTexts();
  return (
    <div className="relative">
      <MenuAnchor link={link} current={link.to === pathname} className="mobile-link" />
      <details className="mobile-branch">
        <summary className="absolute top-0 right-0 flex size-12 cursor-pointer list-none items-center justify-center rounded-md">
          <ChevronDown className="size-5" />
          <span className="sr-only">{nav.subMenuOf(link.label)}</span>
        </summary>
        <ul className="pb-3 pl-4">
          {(link.children ?? []).flatMap((child) => [
            <li key={child.to}>
              <MenuAnchor link={child} className="mobile-sub-link" />
            </li>,
            ...(child.children ?? []).map((grandchild) => (
              <li key={`${child.to} ${grandchild.to}`} className="pl-4">
                <MenuAnchor link={grandchild} className="mobile-sub-link text-muted" />
              </li>
            )),
          ])}
        </ul>
      </details>
    </div>
  );
}
