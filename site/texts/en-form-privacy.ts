import { retention } from '#contract/retention.ts';

const { applicationMonths, talentPoolMonths, messageMonths } = retention;

/** Purpose, legal basis and retention of each form's data; under the same version as en-privacy.ts. */
export const formPrivacyTexts = {
  message: `We keep what you write to answer you (Article 6(1)(b) and (f) GDPR) and delete it after ${messageMonths} months.`,
  application: `We keep your CV and your answers to fill our posts (Article 6(1)(b) GDPR); only those who decide on them read them. We delete them ${applicationMonths} months after the job closes; where it has no closing date, or for no particular job, ${applicationMonths} months after they came.`,
  talentPool: `Consider me for other jobs too, and keep my CV for ${talentPoolMonths} months instead of ${applicationMonths}.`,
  talentPoolHelp:
    'Only if you like (Article 6(1)(a) GDPR): it makes no difference to this application, and you may take it back at any time.',
};
