/**
 * The version of the privacy texts of forms, stored with each submission. Every change of them needs a new version (a
 * test checks this).
 */
export const privacyVersion = '2026-11-28';
