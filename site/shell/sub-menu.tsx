import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ChevronDown } from '#ui/icons.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { MenuLink } from './menu-items.ts';
import { MenuAnchor } from './menu-link.tsx';

/**
 * An entry with a sub-menu: a link, and a button that discloses. A mouse opens it by resting on it. Escape
 * closes it and gives the focus back. Without script the style sheet opens it on hover and focus.
 */
export function SubMenu({
  link,
  current,
  linkClass,
  onOpenChange,
}: {
  link: MenuLink;
  current: boolean;
  linkClass: string;
  onOpenChange(open: boolean): void;
}) {
  const { nav } = useTexts();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Opened for one visit of one page: going anywhere closes it.
  const open = openAt === key;
  const setOpen = (wanted: boolean) => setOpenAt(wanted ? key : undefined);
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const justRestedOn = useRef(false);
  const listId = useId();
  const children = link.children ?? [];
  const isWide = children.some((child) => (child.children?.length ?? 0) > 0);

  useEffect(() => onOpenChange(open), [open, onOpenChange]);

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
    justRestedOn.current = wanted && !open;
    setOpen(wanted);
  };
  const onClick = () => {
    // Resting on the entry has opened it already; the click that follows means the same.
    setOpen(justRestedOn.current || !open);
    justRestedOn.current = false;
  };

  return (
    <li ref={entry} className="sub-menu" onPointerEnter={byMouse(true)} onPointerLeave={byMouse(false)}>
      <MenuAnchor link={link} current={current} className={linkClass} />
      <button
        ref={button}
        type="button"
        className="sub-menu-button needs-script"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={nav.subMenuOf(link.label)}
        onClick={onClick}
      >
        <ChevronDown className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <div className={`sub-menu-panel ${isWide ? 'sub-menu-wide' : ''}`} data-open={open} id={listId}>
        <ul className={isWide ? 'grid grid-cols-2 gap-x-8 gap-y-6 xl:grid-cols-3' : 'flex flex-col'}>
          {children.map((child) => (
            <li key={child.to}>
              <MenuAnchor link={child} className={isWide ? 'sub-menu-heading' : 'sub-menu-link'} />
              {child.children && child.children.length > 0 ? (
                <ul className="mt-1">
                  {child.children.map((grandchild) => (
                    <li key={grandchild.to}>
                      <MenuAnchor link={grandchild} className="sub-menu-link" />
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
