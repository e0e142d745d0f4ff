/** Notices on the home page for parts that failed to load. */
export const failureTexts = {
  summary: 'Our introduction cannot be loaded at the moment.',
  slider: 'The highlights cannot be loaded at the moment.',
  brands: 'Our brands cannot be loaded at the moment.',
  news: 'The news cannot be loaded at the moment.',
  videos: 'The videos cannot be loaded at the moment.',
};
