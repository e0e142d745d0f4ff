import { z } from 'zod';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';
import { defaultFooter, defaultMain, defaultSocial } from './default-menus.ts';

/** The maximum number of entries of all menus together. */
export const maxMenuEntries = 100;

/** What an entry of the default menus is that has neither a label nor a target; editors do not change it. */
export const usualEntries = ['explore', 'group', 'facebook', 'twitter', 'linkedin', 'youtube'] as const;

const parts = {
  id: field.itemId,
  usual: z.enum(usualEntries).optional(),
  label: field.optionalText({ label: 'Label', absent: 'The usual name of the target, in the visitor’s language.' }, 60),
  link: field.link({ label: 'Target', absent: 'The entry is a heading.' }),
};
const hidden = field.flag({ label: 'Hidden', help: 'Visitors don’t see the entry, nor those below it.' });

const item = z.strictObject({ ...parts, hidden });

const entry = z.strictObject({
  ...parts,
  below: field.flag({
    label: 'Below another entry',
    help: 'In the sub-menu or column of the nearest entry above that is not marked so.',
  }),
  generated: field.choice(
    { label: 'Followed by', help: 'Entries from the content, after those below this one.' },
    ['none', 'concerns', 'categories'],
    'none',
    { none: 'Nothing', concerns: 'All concerns', categories: 'All product categories' },
  ),
  hidden,
});

/** An entry of a menu without levels. */
export type MenuItem = z.output<typeof item>;
/** An entry of a menu with two levels. */
export type MenuEntry = z.output<typeof entry>;

export const navigation = defineEntity({
  name: 'navigation',
  label: { one: 'Menus', many: 'Menus' },
  pages: { shownOn: '/' },
  menu: { group: 'settings', position: 2, icon: 'menu' },
  calls: { single: { name: 'GetNavigation', summary: 'The menus of header and footer', isShared: true } },
  single: true,
  document: z.strictObject({
    main: field.list(
      {
        label: 'Main menu',
        help: 'Entries without room in the header are under “More”.',
        absent: 'There is no main menu.',
        isOutline: true,
      },
      entry,
      maxMenuEntries,
      defaultMain,
    ),
    footer: field.list(
      {
        label: 'Footer',
        help: 'Each entry that is not below another one is the heading of a column.',
        absent: 'The footer has no links to pages.',
        isOutline: true,
      },
      entry,
      maxMenuEntries,
      defaultFooter,
    ),
    topBar: field.list(
      { label: 'Top bar', help: 'Above the main menu, on wide screens.', absent: 'It has no links.', isOutline: true },
      item,
      maxMenuEntries,
    ),
    social: field.list(
      {
        label: 'Social links',
        help: 'Those of Facebook, Twitter, LinkedIn and YouTube have the address in the company information.',
        absent: 'There are none.',
        isOutline: true,
      },
      item,
      maxMenuEntries,
      defaultSocial,
    ),
  }),
  example: {
    main: [{ label: 'Export', link: '/export', below: false, generated: 'none', hidden: false }],
    topBar: [{ label: 'Shop', link: 'https://shop.example.com/', hidden: false }],
  },
  title: () => 'Menus',
  check: ({ main, footer, topBar, social }) => {
    const menus = { main, footer, topBar, social };
    const count = Object.values(menus).reduce((sum, { length }) => sum + length, 0);
    if (count > maxMenuEntries) {
      const [longest = 'main'] = Object.entries(menus).sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
      const message = `All menus together may have at most ${maxMenuEntries} entries`;
      return [{ field: longest, code: 'menus_too_long', message }];
    }
    return Object.entries(menus).flatMap(([name, items]) =>
      items.flatMap(({ usual, label, link }, index) =>
        label || link || usual
          ? []
          : [{ field: `${name}.${index}.label`, code: 'menu_entry_blank', message: 'Enter a label or a target' }],
      ),
    );
  },
});
