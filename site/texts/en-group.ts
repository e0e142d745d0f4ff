/** The texts of the pages about the group, in English. */
export const groupTexts = {
  about: {
    title: 'About Us',
    directors: 'Directors',
    history: 'Company history',
    onward: 'More about us',
    none: 'Nothing has been written here yet.',
  },
  executives: {
    title: 'Key Admin/Executives',
    none: 'Nobody is introduced here yet.',
  },
  mission: {
    title: 'Mission & Vision',
    mission: 'Mission',
    vision: 'Vision',
    figuresHeading: 'Experience you can build on',
    figuresText:
      'We make what we sell and answer for it ourselves. Tell us what you need, by when and where to; a person who ' +
      'knows the goods will reply with a price.',
    experience: 'work experience',
    experienceMore: 'years of making, packing and shipping',
    percent: 'percent',
    percentMore: 'of our customers are satisfied with us',
    quote: 'Get A Quote',
    film: 'The film',
    filmName: (company: string) => `About ${company}`,
  },
  concerns: {
    title: 'Concern',
    more: 'Know More',
    about: (name: string) => `about ${name}`,
    none: 'No member companies are listed yet.',
    mission: 'Mission',
    vision: 'Vision',
    details: (name: string) => `More about ${name}`,
    ownSite: (name: string) => `Visit the site of ${name}`,
    all: 'All concerns',
  },
  faq: {
    title: 'Faq',
    list: 'Questions and answers',
    askHeading: 'Is yours not among them?',
    askText: 'Write to us. Somebody who knows will answer.',
    ask: 'Ask a question',
    none: 'No questions have been answered here yet.',
  },
  privacy: {
    title: 'Privacy Policy',
    none: 'No privacy policy has been published yet.',
    askHeading: 'Questions about your data?',
    askText: 'Ask what we hold about you, or have it corrected or deleted.',
    ask: 'Write to us',
  },
  values: {
    title: 'Corporate Values',
    files: (name: string) => `Files: ${name}`,
    none: 'No reports have been published yet.',
  },
  exports: {
    title: 'Export',
    none: 'No export regions are listed yet.',
  },
  certificates: {
    title: 'Certificates',
    validUntil: 'Valid until',
    wasValidUntil: 'Was valid until',
    enlarge: (name: string) => `Open the picture of “${name}”`,
    none: 'No certificates are shown yet.',
  },
  crests: {
    title: 'Crest',
    none: 'No crests are shown yet.',
  },
  onThisPage: 'On this page',
  onOtherPages: 'On other pages',
};
