import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { anchorOf } from '#site/reading/anchors.ts';
import { initialsOf } from '#site/reading/text/initials.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { Executive } from './definition.ts';

/** The people who lead the group: portrait, name, designation and a few words. */
export function People({
  people,
  columns,
  headingLevel,
}: {
  people: Pick<Executive, 'id' | 'name' | 'designation' | 'description' | 'image'>[];
  columns: 3 | 4;
  headingLevel: 2 | 3;
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className={`page-grid gap-y-12 ${columns === 4 ? 'across-4' : 'across-3-early'}`}>
      {people.map((person) => (
        <li key={person.id || person.name} id={anchorOf('executive', person.id)}>
          <article className="person">
            <div className="portrait">
              {person.image ? (
                <Picture
                  picture={person.image}
                  use={columns === 4 ? pagePictureUses.portraitOfFour : pagePictureUses.portraitOfThree}
                  name={person.name}
                />
              ) : (
                <span aria-hidden="true" className="portrait-initials">
                  {initialsOf(person.name)}
                </span>
              )}
            </div>
            <div className="flex flex-col gap-1.5">
              <Heading className="font-display text-xl leading-snug font-semibold">
                <ContentText>{person.name}</ContentText>
              </Heading>
              <ContentParagraph text={person.designation} className="font-semibold text-accent-ink" />
              <ContentParagraph text={person.description} className="mt-1.5 whitespace-pre-line text-muted" />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
