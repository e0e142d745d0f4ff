export const proposalTexts = {
  propose: 'Propose translations',
  title: (entries: number) =>
    entries === 1 ? 'Propose translations of one entry' : `Propose translations of ${entries} entries`,
  into: (languages: string) => `Into: ${languages}`,
  sent: (host: string) =>
    `Texts that are missing or outdated in these languages are sent to ${host}, also those of drafts. The service may be one of another company.`,
  waits: 'Proposals wait beside the texts until an editor uses or discards them. Nothing is saved or published before.',
  start: 'Send the texts',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  stop: 'Stop',
  again: 'Try again',
  close: 'Close',
  done: (count: number) =>
    count === 0
      ? 'There are no new proposals.'
      : count === 1
        ? 'There is one new proposal.'
        : `There are ${count} new proposals.`,
  failed: (count: number) => (count === 1 ? 'One text has no proposal:' : `${count} texts have no proposal:`),
  more: (count: number) => `And ${count} more.`,
  failure: (title: string, language: string, reason: string) => `${title}, ${language}: ${reason}`,
  /** At a text of the form. */
  mark: 'Machine proposal',
  labelled: (label: string) => `Machine proposal: ${label}`,
  use: 'Use',
  useAndEdit: 'Use and edit',
  discard: 'Discard',
  discardAll: 'Discard all',
  tooLong: 'It is longer than this field allows. Use it and shorten it.',
  terms: (terms: string) => `Terms that it lacks: ${terms}`,
  term: (source: string, translation: string) => `${source} = ${translation}`,
  waiting: (count: number) =>
    count === 1 ? 'One machine proposal waits below.' : `${count} machine proposals wait below.`,
  unsaved: 'Save the changes first: proposals are made for saved texts.',
  glossary: {
    open: 'Terms and tone',
    title: 'Terms and tone of proposals',
    intro: 'What the translation service is told. Proposals without a term of their text are marked.',
    language: 'Language',
    formality: 'Tone',
    formalities: { default: 'As the service decides', formal: 'Formal', informal: 'Informal' },
    terms: 'Terms',
    termsHelp: 'One in each line, such as: mill = Mühle. A term alone, such as a name, is not translated.',
    changed: (day: string, name: string) => `Last changed on ${day} by ${name}`,
    save: 'Save',
    saved: 'Saved. The next proposals follow it.',
  },
};
