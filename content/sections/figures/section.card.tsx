import { ContentText } from '#ui/content-language.tsx';
import type { SectionOf } from '../definition.ts';
import { SectionFrame } from '../frame.card.tsx';

/** More letters than fit in a line of the largest size, such as an amount with its currency. */
const isLong = (value: string): boolean => value.length > 8;

/** Large numbers, each above what it counts. */
export function FiguresSection({ section: { heading, figures } }: { section: SectionOf<'figures'> }) {
  if (figures.length === 0) return null;
  return (
    <SectionFrame heading={heading} tone="sunken">
      <dl className="figure-row">
        {figures.map(({ value, name }) => (
          <div
            key={`${value} ${name}`}
            className="flex flex-col-reverse justify-end gap-2 border-t border-line-strong pt-5"
          >
            <dt className="text-muted">
              <ContentText>{name}</ContentText>
            </dt>
            <dd className={isLong(value) ? 'figure figure-long' : 'figure'}>
              <ContentText>{value}</ContentText>
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
