import type { ComponentType, LazyExoticComponent } from 'react';
import type { DataProvider } from 'react-admin';
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

/** A react-admin resource: its screens are at /name, /name/create, /name/:id and /name/:id/show. */
export interface PartResource {
  name: string;
  list?: Screen;
  create?: Screen;
  edit?: Screen;
  show?: Screen;
  needs: OfficeCallName;
  /** The name of a record in titles and messages. */
  recordName?: (record: Record<string, unknown>) => string;
}

/** The contribution of one area to the office. The route with the path `/` is the start page. */
export interface Part {
  resources: readonly PartResource[];
  routes: readonly PartRoute[];
  menu: readonly MenuItem[];
  /** react-admin's data access by resource; missing methods throw an error. */
  providers: Readonly<Record<string, Partial<DataProvider>>>;
}
