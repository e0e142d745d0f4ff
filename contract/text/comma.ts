const commas: Readonly<Record<string, string>> = { ar: '، ', zh: '，' };

/** Between the parts of a text in a language, such as `PDF, 42 KB`; `Intl.ListFormat` ends units with “and” in some. */
export const commaOf = (locale: string): string => commas[locale.split('-')[0] ?? ''] ?? ', ';
