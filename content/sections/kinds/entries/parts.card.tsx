import { Validity } from '#content/certificate/validity.card.tsx';
import { Edition } from '#content/document/document-link.card.tsx';
import { Moment } from '#site/blocks/moment.tsx';
import { initialsOf } from '#site/reading/text/initials.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { InText } from '#site/texts/in-text.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { External } from '#ui/icons.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { PictureUse } from '#ui/pictures/picture-set.ts';
import type { EntryCard } from './card.ts';
import type { ShownType } from './definition.ts';

/** Entries of a type, as one of the drawings shows them. */
export interface ShownEntries {
  type: ShownType;
  entries: readonly EntryCard[];
  headingLevel: 2 | 3;
}

export interface ShownEntry extends Omit<ShownEntries, 'entries'> {
  entry: EntryCard;
}

/** Types that are shown by their texts alone. */
export const isPictured = (type: ShownType): boolean => type !== 'career' && type !== 'document';

/** The picture of an entry in a box that its drawing shapes. */
export function EntryPicture({
  type,
  entry: { name, image },
  use,
  variant,
}: Pick<ShownEntry, 'type' | 'entry'> & { use: PictureUse; variant: number }) {
  const isFramed = type === 'certificate';
  if (type === 'executive' && !image) {
    return (
      <span aria-hidden="true" className="portrait-initials">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <Picture
      picture={image}
      use={use}
      decorative
      placeholderVariant={variant}
      className={isFramed ? 'entry-image entry-image-framed' : 'entry-image'}
    />
  );
}

/** The logo of a concern on its plate; nothing for others. */
export function EntryLogo({
  type,
  entry: { name, logo },
  use,
}: Pick<ShownEntry, 'type' | 'entry'> & { use: PictureUse }) {
  if (type !== 'concern') return null;
  return (
    <div className="logo-plate entry-logo">
      {logo ? (
        <Picture picture={logo} use={use} decorative className="max-h-full w-auto object-contain" />
      ) : (
        <span aria-hidden="true">
          <ContentText>{name}</ContentText>
        </span>
      )}
    </div>
  );
}

/** The name of an entry as a heading, with the link that the whole card reacts to. */
export function EntryName({ entry: { name, url }, headingLevel }: Pick<ShownEntry, 'entry' | 'headingLevel'>) {
  const { nav } = usePageTexts();
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className="entry-name">
      {url.startsWith('/') ? (
        <SiteLink href={url} className="card-link">
          <ContentText>{name}</ContentText>
        </SiteLink>
      ) : (
        <a href={url} target="_blank" rel="noopener" className="card-link">
          <ContentText>{name}</ContentText> <External className="inline size-4.5" />
          <span className="sr-only"> {nav.newTab}</span>
        </a>
      )}
    </Heading>
  );
}

/**
 * The date of an entry in the words of its type, with the edition of a document, or that a product is discontinued; nothing
 * without one.
 */
export function EntryDate({ type, entry: { date, detail, hasEnded } }: Pick<ShownEntry, 'type' | 'entry'>) {
  const { career, product } = usePageTexts().types;
  if (type === 'document' && (detail || date)) {
    return (
      <p className="text-sm text-muted">
        <Edition of={{ edition: detail, date }} />
      </p>
    );
  }
  if (type === 'product' && hasEnded) return <p className="text-sm font-semibold">{product.discontinued}</p>;
  if (date === '') return null;
  if (type === 'certificate') return <Validity until={date} hasExpired={hasEnded} />;
  const day = <Moment key="day" value={date} />;
  if (type !== 'career') return <p className="text-sm text-muted">{day}</p>;
  return (
    <p className="text-sm text-muted">
      <InText text={(gap) => (hasEnded ? career.closedOnDay : career.applyUntilDay)({ day: gap })} elements={[day]} />
    </p>
  );
}

/** The line beside the name of an entry; nothing without one. */
export const EntryDetail = ({ type, entry }: Pick<ShownEntry, 'type' | 'entry'>) =>
  type === 'document' ? null : <EntryLine text={entry.detail} className="text-muted" />;

/** A line of an entry, in the language of its text; nothing without one. */
export const EntryLine = ({ text, className }: { text: string; className: string }) =>
  text === '' ? null : (
    <p className={className}>
      <ContentText>{text}</ContentText>
    </p>
  );
