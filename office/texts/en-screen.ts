/** Texts shared by the screens other than those of the content types. */
export const screenTexts = {
  save: 'Save',
  saved: 'Saved',
  clearSearch: 'Clear the search',
  pages: 'Pages of the list',
  all: 'All',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying. Select the text and copy it manually.',
  shown: (from: number, to: number, total: number) => (total === 0 ? '' : `${from} to ${to} of ${total}`),
  toPage: (type: string, page: number | null) =>
    ({ previous: 'Previous page', next: 'Next page', first: 'First page', last: 'Last page' })[type] ?? `Page ${page}`,
  actions: 'Actions',
  search: 'Search',
  filter: (name: string, value: string) => `${name}: ${value}`,
  activeFilters: 'Active filters',
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
};
