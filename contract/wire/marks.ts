/** Marks a wire field with a date. Stored in Zod's global registry, because the built pages have another copy of this module. */
export const dateMark = { 'x-date': true } as const;

/** Marks a wire field with a deadline: a day without a time lasts to its end. */
export const deadlineMark = { 'x-date': 'end' } as const;

/** Marks a wire field with an address: of a picture, a file, a video or another page. */
export const addressMark = { 'x-address': true } as const;
