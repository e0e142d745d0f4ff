export const exchangeTexts = {
  export: {
    action: 'Export for translators',
    intro:
      'A file in the format XLIFF 2.0, which translation tools read and write. It has the texts, their translations so far, and notes on each field.',
    selected: (count: number) => (count === 1 ? 'One selected entry.' : `${count} selected entries.`),
    matching: (count: number) => (count === 1 ? 'The one entry in the list.' : `The ${count} entries in the list.`),
    language: 'Translate into',
    open: 'Only missing and outdated texts',
    download: 'Download',
  },
  import: {
    action: 'Import translations',
    intro:
      'Choose the XLIFF file that the translators have returned. You see what it changes before anything is saved.',
    choose: 'Choose a file',
    other: 'Choose another file',
    reading: 'Reading the file',
    into: (language: string) => `Translations into: ${language}`,
    preview: 'Nothing is saved yet.',
    waits: 'Nothing is published: translations of published entries wait as pending changes, others as drafts.',
    nothing: 'The file changes nothing: its translations are already here.',
    nothingUsable: 'Nothing in the file can be imported.',
    apply: (count: number) => (count === 1 ? 'Import one text' : `Import ${count} texts`),
    done: (texts: number, entries: number) =>
      `Imported ${texts === 1 ? 'one text' : `${texts} texts`} in ${entries === 1 ? 'one entry' : `${entries} entries`}.`,
    close: 'Close',
    entries: 'Entries in the file',
    texts: {
      added: (label: string) => `${label}: new translation`,
      changed: (label: string) => `${label}: changed translation`,
      confirmed: (label: string) => `${label}: confirmed as still right`,
    },
    outdated: 'outdated, because the text has changed since the export',
    unchanged: (count: number) =>
      count === 1 ? 'One text unchanged or not translated' : `${count} texts unchanged or not translated`,
    unchangedEntries: (count: number) =>
      count === 1 ? 'One entry without a change' : `${count} entries without a change`,
    refused: (label: string, reason: string) => `${label}: not imported. ${reason}`,
    refusedEntry: (reason: string) => `Not imported. ${reason}`,
    scheduled: (time: string) => `Is published by its schedule: ${time}`,
    conflict: (label: string) => `${label}: also changed here since the export`,
    source: 'Text',
    choice: (label: string) => `Translation of ${label}`,
    ours: 'Keep ours',
    file: 'Use the file’s',
    allOurs: 'Keep ours everywhere',
    allFile: 'Use the file’s everywhere',
  },
};
