import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { CardPicture } from '#site/blocks/media/card-picture.tsx';
import { PictureRow } from '#site/blocks/media/picture-row.tsx';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { pictureUses } from '#site/picture-uses.ts';
import { ContentText } from '#ui/content-language.tsx';
import type { Concern } from './definition.ts';

type Part = Concern['content'][number];

/**
 * The content parts of a concern. 1 column: rows of alternating picture and text; 2: two cards per row; otherwise three
 * per row.
 */
export function ConcernContent({ parts, columns }: { parts: Part[]; columns: number }) {
  if (columns === 1) {
    return (
      <ul className="flex flex-col gap-14 lg:gap-24">
        {parts.map((part, index) => (
          <li key={keyOf(part)}>
            <PictureRow picture={part.image} name={part.title} swapped={index % 2 === 1}>
              <Words part={part} large />
            </PictureRow>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={`page-grid ${columns === 2 ? 'across-2' : 'across-3'}`}>
      {parts.map((part) => (
        <li key={keyOf(part)} className="card">
          {part.image ? (
            <CardPicture
              picture={part.image}
              use={columns === 2 ? pagePictureUses.wideCard : pictureUses.card}
              name={part.title}
            />
          ) : null}
          <div className="p-6 lg:p-8">
            <Words part={part} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The parts have no ids. */
const keyOf = ({ title, description, image }: Part): string => `${title}|${image?.src ?? ''}|${description}`;

function Words({ part: { title, description }, large = false }: { part: Part; large?: boolean }) {
  return (
    <>
      {title ? (
        <h3 className={large ? 'mb-4 font-display text-2xl leading-snug font-semibold' : 'card-heading mb-3'}>
          <ContentText>{title}</ContentText>
        </h3>
      ) : null}
      <ContentParagraph text={description} className={`whitespace-pre-line text-muted ${large ? 'text-lg' : ''}`} />
    </>
  );
}
