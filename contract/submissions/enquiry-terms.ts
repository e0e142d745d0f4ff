/** Incoterms 2020. */
export const deliveryTerms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;

export const maxEnquiryLines = 50;

/** Article numbers that are looked up at once: three for each line of an enquiry. */
export const maxArticleTexts = 3 * maxEnquiryLines;
