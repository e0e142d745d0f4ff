import { mailLinks, phoneLinks } from '../reading/contact-links.ts';
import { blankCompany } from '../shell/shell-data.ts';
import type { Place } from '../structured-data/thing.ts';

/** A page of a company with complete data. */
export const place: Place = {
  company: {
    ...blankCompany,
    companyName: 'Example Group',
    logo: { src: '/files/logo.webp', alt: '' },
    pageBanner: { src: '/files/banner.webp', alt: '' },
    mails: mailLinks('hello@example.com'),
    phones: phoneLinks('+49 40 123456'),
    footerInfo: 'Yarn and cloth since 1986.',
    facebookUrl: 'https://social.example/group',
  },
  concerns: [
    { name: 'North Mill', address: 'north-mill', redirectUrl: '', logo: null },
    { name: 'Quay', address: 'quay', redirectUrl: 'https://quay.example/', logo: null },
  ],
  publicUrl: 'https://www.example.com',
  backendUrl: '',
  language: 'en',
  pageUrl: 'https://www.example.com/here',
};
