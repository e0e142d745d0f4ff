import type { SectionOf } from '#content/sections/definition.ts';
import { SectionFrame } from '#content/sections/frame.card.tsx';
import { ContentText } from '#ui/content-language.tsx';

/** The longest number in a column for each size of digits, in characters. */
const lengths = { usual: 6, long: 9 } as const;

/** Large numbers, each above what it counts. */
export function FiguresSection({ section: { heading, figures } }: { section: SectionOf<'figures'> }) {
  if (figures.length === 0) return null;
  const longest = Math.max(...figures.map(({ value }) => value.length));
  const size = longest > lengths.long ? 'figures-longest' : longest > lengths.usual ? 'figures-long' : '';
  return (
    <SectionFrame heading={heading} tone="sunken">
      <dl className={`figure-row ${size}`}>
        {figures.map(({ value, name }) => (
          <div key={`${value} ${name}`} className="flex flex-col-reverse justify-end gap-2">
            <dt className="text-muted">
              <ContentText>{name}</ContentText>
            </dt>
            <dd className="figure">
              <ContentText>{value}</ContentText>
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
