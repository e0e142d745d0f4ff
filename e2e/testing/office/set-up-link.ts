/** Finds the link that creates the first owner in the output of an instance without users. */
export function setUpLinkIn(printed: string): string {
  const link = /https?:\/\/\S+\/office\/set-up\?token=\S+/.exec(printed)?.[0];
  if (!link) throw new Error(`No set-up link was printed: ${printed}`);
  return link;
}
