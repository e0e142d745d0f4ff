import type { MenuLink } from '#site/shell/shell-data.ts';

/**
 * The room for the main menu in the narrowest window that shows it, 1,024 pixels wide: a usual logo of 213 pixels is
 * then drawn at least 120 pixels wide.
 */
const room = 780;
/** The space around an entry, and the button of its sub-menu. */
const around = 20;
const button = 22;

/** The width of letters in the menu's font, measured in Chromium; of any other letter 9 pixels. */
const letters: readonly (readonly [RegExp, number])[] = [
  [/^\p{M}$/u, 0],
  [/^[\s.,:;'’|!()/fijlrtI-]$/u, 5],
  [/^[mwMW@]$/u, 14],
  [/^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]$/u, 16],
  [/^\p{scx=Arab}$/u, 8],
  [/^\p{scx=Beng}$/u, 12],
  [/^\p{Lu}$/u, 11],
];

const letterWidth = (letter: string): number => letters.find(([pattern]) => pattern.test(letter))?.[1] ?? 9;

/** About as wide as the entry is drawn, in pixels. */
const widthOf = ({ label, children }: MenuLink): number =>
  [...label].reduce((sum, letter) => sum + letterWidth(letter), around + (children ? button : 0));

/** The entries of the header. Those without room are below the last one, “More”. */
export function inHeader(main: MenuLink[], more: string): MenuLink[] {
  const rest: MenuLink = { key: 'more', label: more, to: '', children: [] };
  const widthTo = (count: number) => main.slice(0, count).reduce((sum, link) => sum + widthOf(link), 0);
  if (widthTo(main.length) <= room) return main;
  let count = main.length - 1;
  while (count > 0 && widthTo(count) + widthOf(rest) > room) count -= 1;
  return [...main.slice(0, count), { ...rest, children: main.slice(count) }];
}
