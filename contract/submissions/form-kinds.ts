/** The forms that editors can put on a page. */
export const formKinds = ['contact', 'enquiry', 'newsletter', 'application'] as const;

export type FormKind = (typeof formKinds)[number];
