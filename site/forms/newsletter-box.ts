/** The hidden field that distinguishes the newsletter box in every page's footer from the page's own form. */
export const newsletterBox = { name: 'form', value: 'newsletter' } as const;
