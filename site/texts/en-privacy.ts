import { unconfirmedDays, unsubscribedDays } from '#contract/newsletter-days.ts';

/**
 * Shown at every form, so it is short. The version of all privacy texts of forms is stored with each submission. Every change of the texts
 * needs a new version (a test checks this).
 */
export const privacyTexts = {
  version: '2026-11-21',
  subscription: `We keep your address to send you the newsletter, as you ask (Article 6(1)(a) GDPR), until ${unsubscribedDays} days after you leave; unconfirmed, for ${unconfirmedDays} days.`,
  ask: 'Questions, or to have it deleted:',
};

/** For forms in front of a foreign backend: only the backend knows how long it stores submissions. */
export const foreignPrivacyTexts = {
  ask: 'Questions about how your data is handled:',
};
