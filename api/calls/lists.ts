import { entryList } from './entry-calls.ts';

export const getBrand = entryList('brand');
export const getCertificate = entryList('certificate');
export const getConcern = entryList('concern');
export const getContactInformation = entryList('contactPerson');
export const getCrest = entryList('crest');
export const getDepartment = entryList('department');
export const getExport = entryList('export');
export const getFaq = entryList('faq');
export const getGallery = entryList('gallery');
export const getReport = entryList('report');
export const getSlider = entryList('slider');
export const getSpeech = entryList('executive');
export const getTradeFair = entryList('tradeFair');
export const getVideos = entryList('video');
