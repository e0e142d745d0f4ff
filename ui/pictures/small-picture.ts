/**
 * The address of the small picture that the page already shows in its link to `address`; '' if there is none, or if it
 * has not loaded.
 */
export function smallPictureOf(address: string): string {
  const link = [...document.links].find(({ href }) => href === new URL(address, document.baseURI).href);
  const small = link?.querySelector('img');
  return small?.complete && small.naturalWidth > 0 ? small.currentSrc : '';
}
