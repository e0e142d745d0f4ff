/** An entry of a menu without levels, as visitors see it. */
export interface ShownItem {
  /** What it is without a label and a target. */
  usual?: 'explore' | 'group' | 'facebook' | 'twitter' | 'linkedin' | 'youtube' | undefined;
  /** The editor's label, or the name of the entry that it leads to; '' means the usual name of the page. */
  label: string;
  /** The language of the label; absent: the default language. */
  lang?: string | undefined;
  /** '' for headings. */
  link: string;
}

/** An entry of a menu with two levels. */
export interface ShownEntry extends ShownItem {
  below: boolean;
  generated: 'none' | 'concerns' | 'categories';
}

export interface Menus {
  main: ShownEntry[];
  footer: ShownEntry[];
  topBar: ShownItem[];
  social: ShownItem[];
}

/** The target of an entry on this site. */
export interface MenuTarget extends Pick<ShownItem, 'lang'> {
  /** The name of the entry; '' for other pages. */
  name: string;
}

type Document = {
  [Name in keyof Menus]: (Omit<Menus[Name][number], 'lang'> & { id?: string | undefined; hidden: boolean })[];
};

/** What is known about the targets of a document's entries. */
interface Shown {
  /** The target at a link; undefined for a page that visitors do not see. */
  targetOf(link: string): MenuTarget | undefined;
  /** The language of the label at a path such as `main.3.label`. */
  langOf?(path: string): string | undefined;
}

/**
 * The menus of a document as visitors see them. An entry without a visible target is a heading if an editor has named it
 * and it has entries below it; otherwise it is left out with them, as a hidden one is.
 */
export function shownMenus(document: Document, shown: Shown): Menus {
  const list = <Name extends keyof Menus>(name: Name) => shownItems(name, document[name], shown) as Menus[Name];
  return { main: list('main'), footer: list('footer'), topBar: list('topBar'), social: list('social') };
}

function shownItems(menu: keyof Menus, items: Document[keyof Menus], { targetOf, langOf }: Shown): ShownItem[] {
  let isParentShown = true;
  const isVisible = ({ hidden, label, link }: (typeof items)[number]) =>
    !hidden && (link === '' ? label !== '' : targetOf(link) !== undefined);
  /** Whether it leads on to others where its own target is not visible. */
  const leadsOn = (index: number): boolean => {
    const next = items.slice(index + 1);
    const end = next.findIndex((each) => !('below' in each && each.below));
    return next.slice(0, end < 0 ? undefined : end).some(isVisible);
  };
  return items.flatMap(({ id: _, hidden, ...item }, index): ShownItem[] => {
    const isBelow = 'below' in item && item.below === true && index > 0;
    if (isBelow && !isParentShown) return [];
    const target = item.link === '' ? { name: '' } : targetOf(item.link);
    const isGenerated = 'generated' in item && item.generated !== 'none';
    const mayStay = target !== undefined || (!isBelow && item.label !== '' && (isGenerated || leadsOn(index)));
    const isShown = !hidden && mayStay;
    if (!isBelow) isParentShown = isShown;
    if (!isShown) return [];
    const lang = item.label ? langOf?.(`${menu}.${index}.label`) : target?.lang;
    const named = { ...item, label: item.label || (target?.name ?? ''), link: target ? item.link : '' };
    return [lang === undefined ? named : { ...named, lang }];
  });
}
