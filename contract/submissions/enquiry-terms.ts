/** Incoterms 2020. */
export const deliveryTerms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;

export const maxEnquiryLines = 50;

/** The largest attachment in bytes. */
export const maxAttachmentBytes = 5 * 1024 * 1024;

/** The same for texts, in MB as file managers count them. */
export const attachmentSize = { megabytes: maxAttachmentBytes / 1024 / 1024 };

/** Article numbers that are looked up at once: three for each line of an enquiry. */
export const maxArticleTexts = 3 * maxEnquiryLines;
