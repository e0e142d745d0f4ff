import type { MenuLink } from '#site/shell/shell-data.ts';

/** The room for the main menu in the narrowest window that shows it, 1,024 px wide with a logo of usual size. */
const room = 680;
/** In pixels: the space around an entry, the button of its sub-menu, and a letter. */
const around = 20;
const button = 28;
const letter = 8.6;
const wideLetter = 16;

/** About as wide as it is drawn, in pixels. */
const widthOf = ({ label, children }: MenuLink): number =>
  [...label].reduce((sum, each) => sum + (/\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Hangul}/u.test(each) ? wideLetter : letter), around) +
  (children ? button : 0);

/** The entries of the header. Those without room are below the last one, “More”. */
export function inHeader(main: MenuLink[], more: string): MenuLink[] {
  const rest: MenuLink = { key: 'more', label: more, to: '', children: [] };
  const widthTo = (count: number) => main.slice(0, count).reduce((sum, link) => sum + widthOf(link), 0);
  if (widthTo(main.length) <= room) return main;
  let count = main.length - 1;
  while (count > 0 && widthTo(count) + widthOf(rest) > room) count -= 1;
  return [...main.slice(0, count), { ...rest, children: main.slice(count) }];
}
