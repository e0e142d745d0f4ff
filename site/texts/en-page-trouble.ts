/** What pages other than the home page say where something cannot be had just now; apart, as that page has no need of it. */
export const pageTroubleTexts = {
  company: 'Our address and telephone number cannot be loaded at the moment.',
  people: 'The contact people cannot be loaded at the moment.',
  directors: 'The directors cannot be loaded at the moment.',
  jobs: 'The open positions cannot be loaded at the moment.',
  form: 'The form cannot be loaded at the moment.',
};
