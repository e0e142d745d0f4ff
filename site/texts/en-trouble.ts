/** What the home page says where something cannot be had just now. */
export const troubleTexts = {
  summary: 'What we have to say of ourselves cannot be loaded at the moment.',
  slider: 'The highlights cannot be loaded at the moment.',
  brands: 'Our brands cannot be loaded at the moment.',
  news: 'The news cannot be loaded at the moment.',
  videos: 'The videos cannot be loaded at the moment.',
};

/** What other pages say there. */
export const pageTroubleTexts = {
  company: 'Our address and telephone number cannot be loaded at the moment.',
  people: 'The contact people cannot be loaded at the moment.',
  directors: 'The directors cannot be loaded at the moment.',
  jobs: 'The open positions cannot be loaded at the moment.',
  form: 'The form cannot be loaded at the moment.',
};
