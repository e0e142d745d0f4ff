/** The kinds of documents in the order of their page, apart from the definition: browsers need no more. */
export const documentKinds = [
  'dataSheet',
  'safetyDataSheet',
  'declaration',
  'brochure',
  'policy',
  'report',
  'press',
] as const;
