import { listCall } from '../call.ts';
import { galleryWire } from '../wire/stories.ts';

export const getGallery = listCall('GetGallery', 'Galleries with their pictures and videos', galleryWire);
