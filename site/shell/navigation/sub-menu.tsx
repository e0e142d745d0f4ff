import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pictureUses } from '#site/picture-uses.ts';
import { useTexts } from '#site/texts/use-texts.ts';
import { ChevronDown } from '#ui/icons.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { MenuLink } from '../shell-data.ts';
import { MenuAnchor } from './menu-link.tsx';

interface SubMenuProps {
  link: MenuLink;
  current: boolean;
  linkClass: string;
  onOpenChange(open: boolean): void;
}

/**
 * An entry with a sub-menu: a link and a disclosure button. Hovering opens it. Escape closes it and returns the focus.
 * Before and without script, the style sheet opens it on hover and focus.
 */
export function SubMenu({ link, current, linkClass, onOpenChange }: SubMenuProps) {
  const { nav } = useTexts();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // The history key for which it was opened: any navigation closes it.
  const open = openAt === key;
  const setOpen = (wanted: boolean) => setOpenAt(wanted ? key : undefined);
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const opensOnClick = useRef(false);
  const listId = `below${(link.key ?? link.to).replaceAll(/\W/g, '-')}`;
  const children = link.children ?? [];
  const isWide = children.some((child) => child.picture || (child.children?.length ?? 0) > 0);
  useEffect(() => onOpenChange(open), [open, onOpenChange]);

  // A sub-menu that the style sheet opened before hydration, under the pointer or around the focus, stays open.
  const adopt = useEffectEvent(() => {
    if (!entry.current?.matches(':hover, :focus-within')) return;
    // A click made before hydration is replayed and must not close it.
    opensOnClick.current = true;
    setOpen(true);
  });
  useEffect(() => adopt(), []);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      if (entry.current?.contains(document.activeElement)) button.current?.focus();
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !entry.current?.contains(event.target)) setOpenAt(undefined);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open]);

  const byMouse = (wanted: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    opensOnClick.current = wanted && (!open || opensOnClick.current);
    setOpen(wanted);
  };
  const onClick = () => {
    // Hovering over the entry, or focusing it before hydration, has already opened it; the click that follows must not close it.
    setOpen(opensOnClick.current || !open);
    opensOnClick.current = false;
  };

  return (
    <li
      ref={entry}
      className={`sub-menu ${isWide ? 'sub-menu-across' : ''}`}
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false)}
    >
      <MenuAnchor link={link} current={current} className={linkClass} />
      <button
        ref={button}
        type="button"
        className="sub-menu-button needs-script"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={nav.subMenuOf({ name: link.label })}
        onClick={onClick}
      >
        <ChevronDown className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <div className={`sub-menu-panel ${isWide ? 'sub-menu-wide' : ''}`} data-open={open} id={listId}>
        {isWide ? <WideList links={children} /> : <NarrowList links={children} />}
      </div>
    </li>
  );
}

const NarrowList = ({ links }: { links: MenuLink[] }) => (
  <ul className="flex flex-col">
    {links.map((link) => (
      <li key={link.key ?? link.to}>
        <MenuAnchor link={link} className="sub-menu-link" />
      </li>
    ))}
  </ul>
);

/** Columns over the header's whole width, each with its picture and its children. */
const WideList = ({ links }: { links: MenuLink[] }) => (
  <ul className={`sub-menu-columns shell-width ${links.some(({ isLogo }) => isLogo) ? 'sub-menu-logos' : ''}`}>
    {links.map((link) => (
      <li key={link.key ?? link.to}>
        <MenuAnchor link={link} className={`sub-menu-card ${link.isLogo ? 'sub-menu-logo' : ''}`}>
          {link.picture ? (
            <Picture picture={link.picture} use={pictureUses.menu} decorative className="sub-menu-picture" />
          ) : null}
        </MenuAnchor>
        {link.children && link.children.length > 0 ? <NarrowList links={link.children} /> : null}
      </li>
    ))}
  </ul>
);
