import { type ComponentType, lazy } from 'react';
import type { Texts } from '../texts/texts.ts';

/** How the form of a type with many fields is parted; fields named nowhere stand in the last tab. */
export interface FormTab {
  label: (texts: Texts) => string;
  fields: readonly string[];
  /** Shown beside the tab's fields, with what stands in the form at the moment. */
  beside?: ComponentType<{ values: Record<string, unknown> }>;
}

const LookPreview = lazy(() => import('./look-preview.tsx').then((part) => ({ default: part.LookPreview })));

/** The settings of the company. */
export const companyTabs: readonly FormTab[] = [
  {
    label: ({ owner }) => owner.company.tabs.company,
    fields: [
      'companyName',
      'timeZone',
      'contentLanguage',
      'yearsOfExperience',
      'satisfactionPercent',
      'video',
      'videoCaptions',
      'videoTranscript',
      'videoDescription',
    ],
  },
  {
    label: ({ owner }) => owner.company.tabs.look,
    fields: ['logo', 'logoAlternate', 'brandColor', 'accentColor', 'pageBanner'],
    beside: LookPreview,
  },
  { label: ({ owner }) => owner.company.tabs.contact, fields: ['phone', 'email', 'address', 'mapUrl'] },
  {
    label: ({ owner }) => owner.company.tabs.social,
    fields: ['facebookUrl', 'twitterUrl', 'linkedInUrl', 'youtubeUrl'],
  },
  {
    label: ({ owner }) => owner.company.tabs.privacy,
    fields: ['privacyPolicy', 'accessibility', 'accessibilityReviewedOn'],
  },
  {
    label: ({ owner }) => owner.company.tabs.texts,
    fields: ['summary', 'aboutUs', 'history', 'mission', 'vision', 'footerInfo', 'newsletterInfo'],
  },
];
