import { type ComponentType, lazy } from 'react';
import type { Texts } from '../texts/texts.ts';

/** The tabs of a form with many fields. Fields without a tab are in the last one. */
export interface FormTab {
  label: (texts: Texts) => string;
  fields: readonly string[];
  /** Shown next to the tab's fields, with the form's current values. */
  beside?: ComponentType<{ values: Record<string, unknown> }>;
}

const LookPreview = lazy(() => import('./look/look-preview.tsx').then((part) => ({ default: part.LookPreview })));

/** The settings of the company. */
export const companyTabs: readonly FormTab[] = [
  {
    label: ({ owner }) => owner.company.tabs.company,
    fields: [
      'companyName',
      'timeZone',
      'languages',
      'yearsOfExperience',
      'experienceText',
      'satisfactionPercent',
      'percentText',
      'video',
      'videoCaptions',
      'videoTranscript',
      'videoDescription',
    ],
  },
  {
    label: ({ owner }) => owner.company.tabs.look,
    fields: [
      'logo',
      'logoAlternate',
      'logoDark',
      'logoAlternateDark',
      'brandColor',
      'accentColor',
      'corners',
      'headingFont',
      'heroStyle',
      'density',
      'pageBanner',
    ],
    beside: LookPreview,
  },
  { label: ({ owner }) => owner.company.tabs.contact, fields: ['phone', 'email', 'address', 'mapUrl'] },
  {
    label: ({ owner }) => owner.company.tabs.social,
    fields: ['facebookUrl', 'twitterUrl', 'linkedInUrl', 'youtubeUrl'],
  },
  {
    label: ({ owner }) => owner.company.tabs.privacy,
    fields: [
      'privacyPolicy',
      'accessibility',
      'accessibilityReviewedOn',
      'legalName',
      'representatives',
      'register',
      'registerNumber',
      'vatId',
      'imprint',
    ],
  },
  {
    label: ({ owner }) => owner.company.tabs.texts,
    fields: ['summary', 'aboutUs', 'history', 'mission', 'vision', 'footerInfo', 'newsletterInfo', 'claimWords'],
  },
];
