import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ChevronDown, Close, Menu } from '#ui/icons.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { CallLink } from './call-link.tsx';
import type { MenuLink } from './menu-items.ts';
import { MenuAnchor } from './menu-link.tsx';
import { SearchForm } from './search-form.tsx';

const panelId = 'mobile-menu';

/**
 * The menu of small screens: a panel of full height. It is a popover, so the browser itself opens it, closes
 * it on Escape and keeps it above everything, with or without script.
 */
export function MobileMenu({ links, pathname }: { links: MenuLink[]; pathname: string }) {
  const { nav } = useTexts();
  const { key } = useLocation();
  const panel = useRef<HTMLElement>(null);

  // It may have been opened before script was there, and stays so; going anywhere closes it.
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);

  return (
    <div className="lg:hidden">
      <MenuButton panel={panel} />
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
        <div className="mt-8 flex flex-col gap-6">
          <SearchForm id="mobile-search" />
          <CallLink />
        </div>
      </nav>
    </div>
  );
}

/** Opens the panel. What it says of it is its own, so that opening draws no more than this button anew. */
function MenuButton({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const { nav } = useTexts();
  const [open, setOpen] = useState<boolean>();

  // Only script can keep the attribute true, so without script it is not there; the browser then tells the state.
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const tell = () => setOpen(element.matches(':popover-open'));
    tell();
    element.addEventListener('toggle', tell);
    return () => element.removeEventListener('toggle', tell);
  }, [panel]);

  return (
    <button
      type="button"
      popoverTarget={panelId}
      aria-controls={panelId}
      aria-expanded={open}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 font-semibold"
    >
      <Menu /> {nav.open}
    </button>
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
