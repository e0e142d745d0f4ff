/** What the home page says where something cannot be had just now. */
export const troubleTexts = {
  summary: 'What we have to say of ourselves cannot be loaded at the moment.',
  slider: 'The highlights cannot be loaded at the moment.',
  brands: 'Our brands cannot be loaded at the moment.',
  news: 'The news cannot be loaded at the moment.',
  videos: 'The videos cannot be loaded at the moment.',
};
