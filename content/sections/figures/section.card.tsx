import { ContentText } from '#ui/content-language.tsx';
import type { SectionOf } from '../definition.ts';
import { SectionFrame } from '../frame.card.tsx';

/** Large numbers, each above what it counts. */
export function FiguresSection({ section: { heading, figures } }: { section: SectionOf<'figures'> }) {
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
            <dd className="figure">
              <ContentText>{value}</ContentText>
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
