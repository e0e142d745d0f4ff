/** The hidden field by which the newsletter box in every page's footer tells itself from the page's own form. */
export const newsletterBox = { name: 'form', value: 'newsletter' } as const;
