// biome-ignore-all lint/performance/noBarrelFile: the list of the content types
// biome-ignore-all lint/performance/noReExportAll: the list of the content types

/* A line a content type: its calls, with its definition. registry.ts and contract/calls/registry.ts are made from it. */
export * as attribute from './attribute/calls.ts';
export * as brand from './brand/calls.ts';
export * as career from './career/calls.ts';
export * as category from './category/calls.ts';
export * as certificate from './certificate/calls.ts';
export * as company from './company/calls.ts';
export * as concern from './concern/calls.ts';
export * as contactPerson from './contact-person/calls.ts';
export * as crest from './crest/calls.ts';
export * as department from './department/calls.ts';
export * as document from './document/calls.ts';
export * as executive from './executive/calls.ts';
export * as export from './export/calls.ts';
export * as faq from './faq/calls.ts';
export * as freePage from './free-page/calls.ts';
export * as gallery from './gallery/calls.ts';
export * as home from './home/calls.ts';
export * as location from './location/calls.ts';
export * as navigation from './navigation/calls.ts';
export * as news from './news/calls.ts';
export * as product from './product/calls.ts';
export * as report from './report/calls.ts';
export * as slider from './slider/calls.ts';
export * as tradeFair from './trade-fair/calls.ts';
export * as video from './video/calls.ts';
