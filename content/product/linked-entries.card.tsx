import { itemPath } from '#contract/addresses/item-path.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { ContentText } from '#ui/content-language.tsx';

interface LinkedEntriesProps {
  entries: readonly { id: string; name: string }[];
  /** The addresses of their type. */
  pages: Parameters<typeof itemPath>[0];
}

/** The names of entries, which link to their pages. */
export const LinkedEntries = ({ entries, pages }: LinkedEntriesProps) => (
  <ul>
    {entries.map(({ id, name }) => (
      <li key={id}>
        <SiteLink href={itemPath(pages, id)} className="text-link">
          <ContentText>{name}</ContentText>
        </SiteLink>
      </li>
    ))}
  </ul>
);
