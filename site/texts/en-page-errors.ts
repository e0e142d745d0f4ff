/** Notices for parts that failed to load, on other pages than the home page; separate, so that the home page does not load them. */
export const pageErrorTexts = {
  company: 'Our address and telephone number cannot be loaded at the moment.',
  people: 'The contact people cannot be loaded at the moment.',
  directors: 'The directors cannot be loaded at the moment.',
  jobs: 'The open positions cannot be loaded at the moment.',
  form: 'The form cannot be loaded at the moment.',
};
