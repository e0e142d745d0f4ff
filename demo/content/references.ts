/** The prefix of addresses of pictures and files that are not uploaded yet. */
export const placeholderPrefix = '/demo/';

/** A picture of demo/pictures by its name, with its alt text. */
export const pic = (name: string, alt: string) => ({ src: `${placeholderPrefix}${name}.webp`, alt });

/** A document of demo/files by its name. */
export const pdf = (name: string) => ({ src: `${placeholderPrefix}${name}.pdf`, mediaType: 'application/pdf' });

/** A video of demo/videos by its name. */
export const ownVideo = (name: string) => `${placeholderPrefix}${name}.mp4`;

/** A picture among the pictures and videos of a gallery or product. */
export const still = (name: string, alt: string) => ({ kind: 'picture' as const, picture: pic(name, alt) });

/** For a video without texts of its own. */
const noVideoTexts = { captions: null, transcript: '', description: '' };

/** A video among the pictures and videos of a gallery or product. It has the texts of the video with the same address. */
export const video = (address: string, title: string) => ({
  kind: 'video' as const,
  video: address,
  title,
  ...noVideoTexts,
});

/** A list of facts under a product's text. */
export const facts = (rows: Record<string, string>) => {
  const items = Object.entries(rows).map(([name, value]) => `<li><strong>${name}:</strong> ${value}</li>`);
  return `<ul>${items.join('')}</ul>`;
};
