import { getInformation } from '#content/company/calls.ts';
import type { Company } from '#content/company/definition.ts';
import { ownDesign, type Theme } from '#content/theme.ts';
import type { CallOutput } from '#contract/call.ts';
import type { Client } from '#contract/client.ts';
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
  const { name, logo, logoAlternate, logoDark, timeZone, privacyPolicy, mapUrl, brandColor, accentColor } = defaults;
  const { experienceText, percentText } = defaults;
  const picture = (src: string) => (src === '' ? null : { src, alt: '' });
  return {
    ...company,
    companyName: company.companyName || name,
    logo: company.logo ?? picture(logo),
    logoAlternate: company.logoAlternate ?? picture(logoAlternate),
    logoDark: company.logoDark ?? picture(logoDark),
    timeZone: company.timeZone === noTimeZone ? (timeZone ?? noTimeZone) : company.timeZone,
    privacyPolicy: company.privacyPolicy.trim() ? company.privacyPolicy : privacyPolicy,
    mapUrl: company.mapUrl || mapUrl,
    brandColor: company.brandColor || brandColor,
    accentColor: company.accentColor || accentColor,
    ...completedTheme(company, defaults.theme),
    experienceText: company.experienceText || experienceText,
    percentText: company.percentText || percentText,
  };
}

/** The codec's default of a choice counts as not sent. */
const completedTheme = (sent: Theme, { corners, headingFont, heroStyle, density }: Theme): Theme => ({
  corners: sent.corners === ownDesign.corners ? corners : sent.corners,
  headingFont: sent.headingFont === ownDesign.headingFont ? headingFont : sent.headingFont,
  heroStyle: sent.heroStyle === ownDesign.heroStyle ? heroStyle : sent.heroStyle,
  density: sent.density === ownDesign.density ? density : sent.density,
});
