import { unconfirmedDays, unsubscribedDays } from '#contract/newsletter-days.ts';

/**
 * What stands at every form, so in few words. The version of all that forms say of privacy is stored with what is sent;
 * whoever changes a word gives it a new one (a test remembers).
 */
export const privacyTexts = {
  version: '2026-11-21',
  subscription: `We keep your address to send you the newsletter, as you ask (Article 6(1)(a) GDPR), until ${unsubscribedDays} days after you leave; unconfirmed, for ${unconfirmedDays} days.`,
  ask: 'Questions, or to have it deleted:',
};

/** At forms in front of a foreign backend: only it knows how long it keeps submissions. */
export const foreignPrivacyTexts = {
  ask: 'Questions about how your data is handled:',
};
