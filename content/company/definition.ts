import { z } from 'zod';
import { isPageLanguage } from '#contract/addresses/language-path.ts';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { videoTextFields } from '#contract/media/video-texts.ts';
import { companyFieldsOn } from '../company-pages.ts';
import { defineEntity } from '../define-entity.ts';
import { themeFields } from '../theme.ts';
import { usualClaimWords } from './claim-words.ts';

const website = (label: string) => field.webAddress({ label, absent: 'The link is not shown.' });

export const company = defineEntity({
  name: 'company',
  label: { one: 'Company information', many: 'Company information' },
  pages: { shownOn: '/', fieldsOn: companyFieldsOn },
  menu: { group: 'settings', position: 1, icon: 'apartment' },
  access: 'company',
  calls: { single: { name: 'GetInformation', summary: 'The company information', isShared: true } },
  single: true,
  document: z.strictObject({
    companyName: field.text({ label: 'Company name', help: 'Part of every page title.' }, 80),
    logo: field.picture({ label: 'Logo', absent: 'The company name is shown as text.' }),
    logoAlternate: field.picture({
      label: 'Second logo',
      help: 'Header and footer alternate between the two.',
      absent: 'The first logo stays.',
    }),
    logoDark: field.picture({
      label: 'Logo for dark backgrounds',
      help: 'Shown to visitors whose device is in dark mode.',
      absent: 'The logo is shown on a light ground.',
    }),
    logoAlternateDark: field.picture({
      label: 'Second logo for dark backgrounds',
      absent: 'The second logo is shown on a light ground.',
    }),
    pageBanner: field.picture({ label: 'Page banner', absent: 'The default banner is shown.' }),
    phone: field.phone({ label: 'Phone', absent: 'No call link is shown.' }),
    email: field.email({ label: 'Email', absent: 'No email link is shown, and no messages are emailed.' }),
    address: field.longText({ label: 'Address', absent: 'No address is shown.' }, 400),
    summary: field.richText({ label: 'Company summary', absent: 'The home page leaves it out.' }),
    aboutUs: field.richText({ label: 'About us', absent: 'The about page leaves it out.' }),
    history: field.richText({ label: 'Company history', absent: 'The about page leaves it out.' }),
    mission: field.richText({ label: 'Mission', absent: 'The mission page leaves it out.' }),
    vision: field.richText({ label: 'Vision', absent: 'The mission page leaves it out.' }),
    video: field.optionalVideoAddress({ label: 'Video about the group', absent: 'The mission page shows no video.' }),
    videoCaptions: videoTextFields.captions,
    videoTranscript: videoTextFields.transcript,
    videoDescription: videoTextFields.description,
    privacyPolicy: field.richText({ label: 'Privacy policy', absent: 'The page says that none is published.' }),
    accessibility: field.richText({
      label: 'Accessibility statement',
      help: 'How accessible the site is, which parts are not, and where to report problems.',
      absent: 'There is no such page, and no link to it.',
    }),
    accessibilityReviewedOn: field.day({ label: 'Statement reviewed on', absent: 'The line is left out.' }),
    legalName: field.code(
      { label: 'Legal name', help: 'As in the register of companies.', absent: 'The imprint shows the company name.' },
      160,
    ),
    representatives: field.optionalText(
      { label: 'Represented by', help: 'Who may sign for the company.', absent: 'The imprint leaves it out.' },
      300,
    ),
    register: field.optionalText(
      { label: 'Register', help: 'Such as “Commercial register of Porto”.', absent: 'The imprint leaves it out.' },
      160,
    ),
    registerNumber: field.code({ label: 'Register number', absent: 'The imprint leaves it out.' }, 60),
    vatId: field.code({ label: 'VAT number', absent: 'The imprint leaves it out.' }, 40),
    imprint: field.richText({
      label: 'More for the imprint',
      help: 'Such as the supervisory authority, or who is responsible for the texts.',
      absent: 'The imprint shows the facts alone. Without any facts there is no imprint.',
    }),
    footerInfo: field.longText({ label: 'Footer text', absent: 'The footer leaves it out.' }, 400),
    newsletterInfo: field.longText({ label: 'Newsletter text', absent: 'The box shows its label alone.' }, 400),
    facebookUrl: website('Facebook'),
    twitterUrl: website('Twitter'),
    linkedInUrl: website('LinkedIn'),
    youtubeUrl: website('YouTube'),
    mapUrl: field.webAddress({ label: 'Map', help: 'An embeddable map address.', absent: 'No map is shown.' }),
    timeZone: field.timeZone({
      label: 'Time zone',
      help: 'The time zone in which dates are shown, such as Europe/Berlin.',
    }),
    languages: field.list(
      {
        label: 'More languages',
        help: 'Each has its own address, such as /de. Texts without a translation are shown in the main language.',
        absent: 'The site has one language.',
      },
      z.strictObject({
        id: field.itemId,
        lang: field.language({ label: 'Language', absent: 'The line is ignored.' }),
        name: field.optionalText({ label: 'Name in that language', absent: 'The usual one, such as Deutsch.' }, 60),
        state: field.choice(
          { label: 'State', help: 'A language in preparation is shown in previews only.' },
          ['In preparation', 'Published'],
          'In preparation',
        ),
      }),
      40,
    ),
    yearsOfExperience: field.wholeNumber({ label: 'Years of experience' }, { min: 0, max: 999, initial: 40 }),
    experienceText: field.optionalText(
      { label: 'Text under the years', absent: 'The page says “work experience” only.' },
      120,
    ),
    satisfactionPercent: field.wholeNumber({ label: 'Percentage' }, { min: 0, max: 100, initial: 90 }),
    percentText: field.optionalText(
      {
        label: 'Text under the percentage',
        help: 'What the percentage counts, such as: of our goods are exported.',
        absent: 'The page says “percent” only.',
      },
      120,
    ),
    claimWords: field
      .list(
        {
          label: 'Words that need evidence',
          help: 'Promises such as “organic”. Where no valid certificate is linked, you are warned before publishing.',
          absent: 'No word needs evidence.',
          forOffice: true,
        },
        z.strictObject({
          id: field.itemId,
          lang: field.language({ label: 'Language', absent: 'The line is ignored.' }),
          words: field.code(
            {
              label: 'Words',
              help: 'Separated by commas. A star stands for the rest of a word: recycl*.',
              absent: 'No word of the language needs evidence.',
            },
            2_000,
          ),
        }),
        40,
      )
      .default(usualClaimWords),
    brandColor: field.colour({ label: 'Brand colour', absent: 'The design’s own blue.' }),
    accentColor: field.colour({ label: 'Accent colour', absent: 'The design’s own amber.' }),
    ...themeFields,
  }),
  example: {
    companyName: 'Example Group',
    phone: '+49 40 123456',
    email: 'hello@example.com',
    address: '1 Quay Street\n20457 Hamburg',
    summary: '<p>We make things and ship them.</p>',
    timeZone: 'Europe/Berlin',
    brandColor: '#1d4f91',
  },
  claims: true,
  title: (document) => document.companyName,
  check: ({ languages }) =>
    languages.flatMap(({ lang }, index) => {
      const field = `languages.${index}.lang`;
      if (lang === '') return [];
      if (!isPageLanguage(lang)) return [{ field, code: 'language_unknown', message: 'Choose a language that exists' }];
      const isSecond = languages.findIndex((other) => other.lang.toLowerCase() === lang.toLowerCase()) < index;
      return isSecond ? [{ field, code: 'language_twice', message: 'This language is in the list already' }] : [];
    }),
});

/** A language of the site besides the main one. */
export type SiteLanguage = Company['languages'][number];

/** There is only one company, so it has no id on the wire. */
export type Company = Omit<ViewOf<typeof company>, 'id'>;
