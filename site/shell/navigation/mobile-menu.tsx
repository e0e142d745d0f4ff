import { type ButtonHTMLAttributes, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '#site/texts/use-texts.ts';
import { ChevronDown, Close, Menu } from '#ui/icons.tsx';
import { CallLink } from '../contact/call-link.tsx';
import type { MenuLink } from '../shell-data.ts';
import { useShell } from '../use-shell.ts';
import { LanguageLinks } from './language-menu.tsx';
import { MenuAnchor } from './menu-link.tsx';

const panelId = 'mobile-menu';

/** React 19.3 has no types for the attributes of dialog commands. */
const command = (name: 'show-modal' | 'close') =>
  ({ commandfor: panelId, command: name }) as ButtonHTMLAttributes<HTMLButtonElement>;

/**
 * The menu of small screens: a modal dialog of full height. The browser opens and closes it by invoker commands, with
 * or without script. Browsers without them open it as a popover until it is hydrated.
 */
export function MobileMenu({ links, pathname }: { links: MenuLink[]; pathname: string }) {
  const texts = useTexts();
  const { nav } = texts;
  const { languages } = useShell();
  const panel = useRef<HTMLDialogElement>(null);
  useModal(panel);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    panel.current?.showModal();
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    panel.current?.close();
  };

  return (
    <div>
      <button
        type="button"
        {...command('show-modal')}
        popoverTarget={panelId}
        aria-haspopup="dialog"
        onClick={open}
        className="pill px-4 font-semibold"
      >
        <Menu /> {nav.open}
      </button>
      <dialog
        ref={panel}
        id={panelId}
        popover="auto"
        closedby="any"
        aria-label={nav.mobileLabel}
        className="mobile-menu"
      >
        <div className="flex items-center justify-between">
          <span aria-hidden="true" className="font-display text-xl font-bold">
            {nav.open}
          </span>
          <button
            type="button"
            {...command('close')}
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label={nav.close}
            onClick={close}
            className="pill"
          >
            <Close />
          </button>
        </div>
        <nav aria-label={nav.mobileLabel}>
          <ul className="mt-4 flex flex-col">
            {links.map((link) => (
              <li key={link.key ?? link.to} className="border-b border-line">
                {link.children && link.children.length > 0 ? (
                  <Branch link={link} pathname={pathname} />
                ) : (
                  <MenuAnchor link={link} current={link.to === pathname} className="mobile-link" />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8">
          <CallLink />
        </div>
        {languages ? (
          <nav aria-label={texts.languages.label} className="mt-6 border-t border-line pt-4">
            <LanguageLinks className="mobile-sub-link" />
          </nav>
        ) : null}
      </dialog>
    </div>
  );
}

/** Makes a menu modal that was opened as a popover, and closes it when the visitor goes to another page. */
function useModal(panel: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    const dialog = panel.current;
    if (!dialog?.matches(':popover-open')) return;
    dialog.hidePopover();
    dialog.showModal();
  }, [panel]);

  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    panel.current?.close();
  }, [key, panel]);
}

/** A link with a sub-menu, which is a native disclosure. */
function Branch({ link, pathname }: { link: MenuLink; pathname: string }) {
  const { nav } = useTexts();
  return (
    <div className="relative">
      <MenuAnchor link={link} current={link.to === pathname} className="mobile-link" />
      <details className="mobile-branch">
        <summary className="absolute end-0 top-0 flex size-12 cursor-pointer list-none items-center justify-center rounded-md">
          <ChevronDown className="size-5" />
          <span className="sr-only">{nav.subMenuOf({ name: link.label })}</span>
        </summary>
        <ul className="pb-3 ps-4">
          {(link.children ?? []).flatMap((child) => [
            <li key={child.key ?? child.to}>
              <MenuAnchor link={child} className="mobile-sub-link" />
            </li>,
            ...(child.children ?? []).map((grandchild) => (
              <li key={`${child.key} ${child.to} ${grandchild.to}`} className="ps-4">
                <MenuAnchor link={grandchild} className="mobile-sub-link text-muted" />
              </li>
            )),
          ])}
        </ul>
      </details>
    </div>
  );
}
