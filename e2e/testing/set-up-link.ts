/** The link that makes the first owner, in what the start of an instance without people prints. */
export function setUpLinkIn(printed: string): string {
  const link = /https?:\/\/\S+\/office\/set-up\?token=\S+/.exec(printed)?.[0];
  if (!link) throw new Error(`No set-up link was printed: ${printed}`);
  return link;
}
