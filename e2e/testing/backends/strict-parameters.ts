/** The parameters of section 7 of the specification, in its spelling. */
const specified: Readonly<Record<string, readonly string[]>> = {
  GetConcernByUrl: ['url'],
  GetCategoryByCategoryId: ['id'],
  GetProductById: ['Id'],
  GetNews: ['take'],
  GetNewsById: ['Id'],
  GetVideos: ['take'],
  GetGalleryById: ['Id'],
  GetTradeFairById: ['Id'],
  GetCareerById: ['Id'],
};

/** Whether a call has only parameters of the specification. Strict backends respond to others with 400. */
export function isSpecified(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://backend');
  const known = specified[pathname.replace('/api/WebApi/', '')] ?? [];
  return [...searchParams.keys()].every((name) => known.includes(name));
}
