import type { MetaFunction } from 'react-router';
import { allExamples } from '#ui/examples/all-examples.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

/* For developers, so its texts are not in site/texts; `routes.ts` excludes it from the production build. */
const title = 'Components';

export const meta: MetaFunction = (args) => pageMeta(args, { title, hidden: true });

const anchorOf = (component: string): string => `component-${component.toLowerCase()}`;

/** Every component of ui/ in all its states except hover and focus. */
export default function Components() {
  return (
    <Page heading={title}>
      <nav aria-label={title}>
        <ul className="mb-12 flex flex-wrap gap-x-4 gap-y-1">
          {allExamples.map(({ component }) => (
            <li key={component}>
              <a href={`#${anchorOf(component)}`} className="inline-block py-1 text-link">
                {component}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {allExamples.map(({ component, note, gathered, states }) => (
        <section key={component} aria-labelledby={anchorOf(component)} className="border-t border-line py-10">
          <h2 id={anchorOf(component)} className="section-heading mb-2">
            {component}
          </h2>
          {note ? <p className="mb-4 text-muted">{note}</p> : null}
          <ul
            className={`grid gap-8 ${gathered ? 'grid-cols-2 sm:grid-cols-4 lg:grid-cols-6' : 'grid-cols-1 md:grid-cols-2'}`}
          >
            {states.map(({ name, shown }) => (
              <li key={name} className="min-w-0" data-example={`${component}: ${name}`}>
                <h3 className="mb-3 text-sm font-semibold text-muted">{name}</h3>
                {shown}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
