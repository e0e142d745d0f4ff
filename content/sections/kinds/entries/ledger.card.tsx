import { EntryDate, EntryDetail, EntryLine, EntryName, type ShownEntries } from './parts.card.tsx';

/** One line for each entry: its name, a text, and its date. */
export const EntryLedger = ({ type, entries, headingLevel }: ShownEntries) => (
  <ul className="ledger">
    {entries.map((entry) => (
      <li key={entry.id}>
        <EntryName entry={entry} headingLevel={headingLevel} />
        <div>
          <EntryDetail type={type} entry={entry} />
          <EntryLine text={entry.text} className="ledger-text" />
        </div>
        <EntryDate type={type} entry={entry} />
      </li>
    ))}
  </ul>
);
