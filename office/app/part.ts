import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { OfficeCallName } from '#contract/access.ts';
import type { EntityGroup } from '#contract/entity.ts';
import type { Counts } from '../shell/counts.ts';
import type { Texts } from '../texts/texts.ts';

/** The groups of the menu. `start` is above all others, without a heading. */
export type MenuGroup = 'start' | 'inbox' | EntityGroup;

export interface MenuItem {
  group: MenuGroup;
  label: (texts: Texts) => string;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  /** The count of open tasks; 0 is not shown. */
  count?: (counts: Counts) => number;
}

/** A screen of an area. */
export interface PartScreen {
  /** The path below /office, with parameters such as `/messages/:id`. */
  path: string;
  screen: LazyExoticComponent<ComponentType>;
  /** The call of the roles that see the screen. Others see a notice instead, and no item of the menu. */
  needs: OfficeCallName;
  /** Its item of the menu; absent: other screens link to it. */
  menu?: MenuItem;
}

/** The contribution of one area to the office, in the order of the menu. The screen with the path `/` is the start page. */
export type Part = readonly PartScreen[];

/** A screen of a module, which is loaded when it is first shown. */
export const screenOf = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));
