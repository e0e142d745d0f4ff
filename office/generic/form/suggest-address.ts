const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  '&': ' and ',
};

/** The last part of a page's address, made from its name: a-z, 0-9 and single hyphens; '' if nothing remains. */
export function suggestAddress(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßæøåłđ&]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}
