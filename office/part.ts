import type { ComponentType, LazyExoticComponent } from 'react';
import type { OfficeCallName } from '#contract/access.ts';
import type { EntityGroup } from '#contract/entity.ts';
import type { Counts } from './shell/counts.ts';
import type { Texts } from './texts/texts.ts';

export type Screen = ComponentType | LazyExoticComponent<ComponentType>;

/** The groups of the menu. `start` is above all others, without a heading. */
export type MenuGroup = 'start' | 'inbox' | EntityGroup;

export interface MenuItem {
  group: MenuGroup;
  /** The path below /office, such as `/messages`. */
  to: string;
  label: (texts: Texts) => string;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  /** Shown to roles that may make this call. */
  needs: OfficeCallName;
  /** The count of open tasks; 0 is not shown. */
  count?: (counts: Counts) => number;
}

/** A page of the area; the path is below /office and may have parameters, such as `/messages/:id`. */
export interface PartRoute {
  path: string;
  screen: Screen;
  /** Other roles see a notice instead of the page. */
  needs: OfficeCallName;
}

/** The contribution of one area to the office. The route with the path `/` is the start page. */
export interface Part {
  routes: readonly PartRoute[];
  menu: readonly MenuItem[];
}
