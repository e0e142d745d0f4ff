import { byIdCall, listCall } from '#contract/call.ts';
import { brand } from './brand/definition.ts';
import { brandWire } from './brand/wire.ts';
import { certificate } from './certificate/definition.ts';
import { certificateWire } from './certificate/wire.ts';
import { concern } from './concern/definition.ts';
import { concernWire } from './concern/wire.ts';
import { contactPerson } from './contact-person/definition.ts';
import { contactPersonWire } from './contact-person/wire.ts';
import { crest } from './crest/definition.ts';
import { crestWire } from './crest/wire.ts';
import { department } from './department/definition.ts';
import { departmentWire } from './department/wire.ts';
import { executive } from './executive/definition.ts';
import { executiveWire } from './executive/wire.ts';
import { exportSection } from './export/definition.ts';
import { exportWire } from './export/wire.ts';
import { faq } from './faq/definition.ts';
import { faqWire } from './faq/wire.ts';
import { gallery } from './gallery/definition.ts';
import { galleryWire } from './gallery/wire.ts';
import { news } from './news/definition.ts';
import { newsWire } from './news/wire.ts';
import { report } from './report/definition.ts';
import { reportWire } from './report/wire.ts';
import { slider } from './slider/definition.ts';
import { slideWire } from './slider/wire.ts';
import { tradeFair } from './trade-fair/definition.ts';
import { tradeFairWire } from './trade-fair/wire.ts';
import { video } from './video/definition.ts';
import { videoWire } from './video/wire.ts';

/*
 * The calls that return published entries with the fields of their documents. Their names are in the definitions; the api derives their
 * handlers. Calls that return more have files of their own in contract/calls/.
 */
export const getBrand = listCall(brand, brandWire);
export const getCertificate = listCall(certificate, certificateWire);
export const getConcern = listCall(concern, concernWire);
export const getContactInformation = listCall(contactPerson, contactPersonWire);
export const getCrest = listCall(crest, crestWire);
export const getDepartment = listCall(department, departmentWire);
export const getExport = listCall(exportSection, exportWire);
export const getFaq = listCall(faq, faqWire);
export const getGallery = listCall(gallery, galleryWire);
export const getGalleryById = byIdCall(gallery, galleryWire);
export const getNewsById = byIdCall(news, newsWire);
export const getReport = listCall(report, reportWire);
export const getSlider = listCall(slider, slideWire);
export const getSpeech = listCall(executive, executiveWire);
export const getTradeFair = listCall(tradeFair, tradeFairWire);
export const getTradeFairById = byIdCall(tradeFair, tradeFairWire);
export const getVideos = { ...listCall(video, videoWire), specified: ['take'] };
