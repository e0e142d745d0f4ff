/** Texts of the portfolio, a template page with samples that are not the group's own work. */
export const portfolioTexts = {
  portfolio: {
    title: 'Portfolio',
    detailsTitle: 'Portfolio Details',
    intro: 'Sample works, to show how a collection can be laid out and narrowed. Names and texts are placeholders.',
    filters: 'Narrow by field',
    filter: { all: 'All', graphics: 'graphics', website: 'website', digital: 'digital', marketing: 'marketing' },
    shown: (shown: number, total: number) => `FilterState ${shown} of ${total}`,
    more: 'Load More',
    client: 'Client',
    field: 'Field',
    year: 'Year',
    back: 'All samples',
    next: 'Next sample',
    task: 'The task',
    way: 'The way there',
    outcome: 'The outcome',
  },
};
