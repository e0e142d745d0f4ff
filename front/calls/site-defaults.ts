import { getInformation } from '#content/company/calls.ts';
import type { Company } from '#content/company/definition.ts';
import { ownDesign } from '#content/theme.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import type { Client } from '#contract/protocol/client.ts';
import type { SiteDefaults } from '#server/config/config.ts';

/** Wraps a client so that the settings fill in company information that the backend did not send. */
export function withSiteDefaults(client: Client, defaults: SiteDefaults): Client {
  return {
    ...client,
    async call(call, input, options) {
      const answer = await client.call(call, input, options);
      if (call.name !== getInformation.name) return answer;
      return completed(answer as Company, defaults) as CallOutput<typeof call>;
    },
  };
}

/** The codec's default for a company without a time zone. */
const noTimeZone = 'UTC';

function completed(company: Company, defaults: SiteDefaults): Company {
  const { name, logo, logoAlternate, logoDark, logoAlternateDark, timeZone, privacyPolicy, mapUrl } = defaults;
  const { brandColor, accentColor, experienceText, percentText } = defaults;
  const picture = (src: string) => (src === '' ? null : { src, alt: '' });
  return {
    ...company,
    companyName: company.companyName || name,
    logo: company.logo ?? picture(logo),
    logoAlternate: company.logoAlternate ?? picture(logoAlternate),
    logoDark: company.logoDark ?? picture(logoDark),
    logoAlternateDark: company.logoAlternateDark ?? picture(logoAlternateDark),
    timeZone: company.timeZone === noTimeZone ? (timeZone ?? noTimeZone) : company.timeZone,
    privacyPolicy: company.privacyPolicy.trim() ? company.privacyPolicy : privacyPolicy,
    mapUrl: company.mapUrl || mapUrl,
    brandColor: company.brandColor || brandColor,
    accentColor: company.accentColor || accentColor,
    corners: orChosen(company.corners, ownDesign.corners, defaults.corners),
    headingFont: orChosen(company.headingFont, ownDesign.headingFont, defaults.headingFont),
    heroStyle: orChosen(company.heroStyle, ownDesign.heroStyle, defaults.heroStyle),
    density: orChosen(company.density, ownDesign.density, defaults.density),
    experienceText: company.experienceText || experienceText,
    percentText: company.percentText || percentText,
  };
}

/** The codec's default of a choice, the design's own, counts as not sent. */
const orChosen = <Choice>(sent: Choice, own: Choice, chosen: Choice | undefined): Choice =>
  sent === own ? (chosen ?? own) : sent;
