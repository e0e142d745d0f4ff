import { z } from 'zod';
import { defineSingleWire } from '#contract/wire/define-wire.ts';
import { rareText } from '#contract/wire/field-kinds.ts';
import { wireList, wireText } from '#contract/wire/parts.ts';
import { wireField } from '#contract/wire/wire-field.ts';
import { company, type SiteLanguage } from './definition.ts';

const wireLanguages = wireList(z.object({ lang: z.string(), name: wireText, published: z.boolean().optional() }));

export const companyWire = defineSingleWire(company.document, {
  names: {
    pageBanner: 'pageBannerLink',
    phone: 'companyPhone',
    email: 'companyEmail',
    address: 'companyAddress',
    summary: 'companySummary',
    history: 'companyHistory',
    mission: 'companyMission',
    vision: 'companyVision',
    video: 'companyVideoLink',
    videoCaptions: 'companyVideoCaptions',
    accessibility: 'accessibilityStatement',
    facebookUrl: 'fbLink',
    twitterUrl: 'twitterLink',
    linkedInUrl: 'linkedInLink',
    youtubeUrl: 'youtubeLink',
  },
  fields: {
    videoTranscript: rareText('companyVideoTranscript'),
    videoDescription: rareText('companyVideoDescription'),
    languages: wireField('languages', wireLanguages, {
      decode: (sent): SiteLanguage[] =>
        (sent ?? []).map(({ lang, name, published }) => ({
          lang,
          name: name ?? '',
          state: published ? 'Published' : 'In preparation',
        })),
      encode: (languages: SiteLanguage[]) =>
        languages.map(({ lang, name, state }) => ({ lang, name, published: state === 'Published' })),
    }),
  },
});
