/** Incoterms 2020. */
export const deliveryTerms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;

export const maxEnquiryLines = 50;
