import sharp, { type Sharp, type SharpOptions } from 'sharp';

/**
 * Opens a picture of an editor or of a backend. Browsers show JPEGs with harmless faults, such as the wrong scan
 * parameters of some phones, so warnings of the decoder are ignored; errors and missing data are not.
 */
export const openPicture = (content: Uint8Array, options: SharpOptions = {}): Sharp =>
  sharp(content, { failOn: 'error', ...options });
