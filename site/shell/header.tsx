import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useLocation } from 'react-router';
import { useDrawn } from '../boot/pieces.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { CallLink } from './contact/call-link.tsx';
import { Logo } from './logo.tsx';
import { LanguageMenu } from './navigation/language-menu.tsx';
import { MenuAnchor } from './navigation/menu-link.tsx';
import { MobileMenu } from './navigation/mobile-menu.tsx';
import { SearchBox } from './navigation/search-box.tsx';
import { SearchForm } from './navigation/search-form.tsx';
import { SiteLink } from './navigation/site-link.tsx';
import { SubMenu } from './navigation/sub-menu.tsx';
import type { MenuLink } from './shell-data.ts';
import { useHas } from './use-has.ts';
import { useShell } from './use-shell.ts';

type OpenMenus = readonly MenuLink[];

/** Reports the open sub-menus to the header frame. */
const OpenMenusContext = createContext<(change: (open: OpenMenus) => OpenMenus) => void>(() => undefined);

export function Header() {
  const texts = useTexts();
  const { pathname } = useLocation();
  const { main, wide = main, topBar } = useShell().menus;
  const hasSearch = useHas('search');
  return (
    <Frame>
      <div className="hidden border-b border-line bg-sunken text-sm lg:block">
        <div
          className={`shell-width flex items-center gap-6 py-1 ${topBar.length > 0 ? 'max-xl:flex-wrap max-xl:gap-y-1' : ''}`}
        >
          <CallLink />
          {topBar.length > 0 ? (
            <div className="flex flex-wrap gap-x-6 gap-y-1">
              {topBar.map((link) => (
                <MenuAnchor
                  key={link.key ?? link.to}
                  link={link}
                  current={link.to === pathname}
                  className="underline-offset-4 hover:underline"
                />
              ))}
            </div>
          ) : null}
          <div className="ms-auto flex items-center gap-6">
            <LanguageMenu />
            {hasSearch ? (
              <div className="w-64">
                <SearchForm id="header-search" />
              </div>
            ) : null}
          </div>
        </div>
      </div>
      {/* With large letters the buttons of a phone are in a second row. */}
      <div className="shell-width flex min-h-18 items-center justify-between gap-x-6 gap-y-2 py-2 max-lg:flex-wrap">
        <div className="flex min-w-0 max-lg:flex-[1_1_6rem]">
          <SiteLink href="/" className="flex h-14 min-w-0 items-center rounded-md">
            <Logo first />
          </SiteLink>
        </div>
        <nav aria-label={texts.nav.label} className="-my-2 hidden self-stretch lg:block">
          <ul className="flex h-full items-center gap-x-1 xl:gap-x-3">
            {wide.map((link) => (
              <Entry key={link.key ?? link.to} link={link} pathname={pathname} />
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center gap-2 lg:hidden">
          {hasSearch ? <SearchBox /> : null}
          <MobileMenu
            links={[...main, ...topBar.map((link, index) => ({ ...link, key: `top${index}` }))]}
            pathname={pathname}
          />
        </div>
      </div>
    </Frame>
  );
}

/**
 * The boot script hides it when the visitor scrolls down (boot/hide-header.ts). It reappears on scrolling up, on focus
 * and while a menu is open. The open menus are state of this component, so that a change does not render the menus
 * again.
 */
function Frame({ children }: { children: ReactNode }) {
  const [openMenus, setOpenMenus] = useState<OpenMenus>([]);
  const isReady = useDrawn();
  return (
    <header
      className="site-header"
      data-menu-open={openMenus.length > 0 || undefined}
      data-ready={isReady || undefined}
    >
      <OpenMenusContext value={setOpenMenus}>{children}</OpenMenusContext>
    </header>
  );
}

/** The position of the page relative to a link: at its target, or below it. The header depends on nothing else of its page. */
function currentOf(to: string, pathname: string): 'here' | 'below' | '' {
  if (pathname === to) return 'here';
  return to.length > 1 && pathname.startsWith(`${to}/`) ? 'below' : '';
}

function Entry({ link, pathname }: { link: MenuLink; pathname: string }) {
  const setOpenMenus = useContext(OpenMenusContext);
  const isCurrent = currentOf(link.to, pathname) !== '';
  const onOpenChange = useCallback(
    (open: boolean) => setOpenMenus((others) => [...others.filter((other) => other !== link), ...(open ? [link] : [])]),
    [link, setOpenMenus],
  );
  const linkClass = `main-link ${isCurrent ? 'main-link-current' : ''}`;
  if (!link.children || link.children.length === 0) {
    return (
      <li>
        <MenuAnchor link={link} current={pathname === link.to} className={linkClass} />
      </li>
    );
  }
  return <SubMenu link={link} current={pathname === link.to} linkClass={linkClass} onOpenChange={onOpenChange} />;
}
