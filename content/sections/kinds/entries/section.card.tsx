import { useId } from 'react';
import { SectionFrame } from '#content/sections/frame.card.tsx';
import type { LoadedOf } from '#content/sections/loaded.ts';
import { EntryCards } from './cards.card.tsx';
import { EntryLedger } from './ledger.card.tsx';
import { EntryMosaic } from './mosaic.card.tsx';
import { isPictured } from './parts.card.tsx';
import { EntryRail } from './rail.card.tsx';

/** Entries of a type, drawn as the editors chose; nothing without entries. */
export function EntriesSection({ section }: { section: LoadedOf<'entries'> }) {
  const id = useId();
  const { heading, eyebrow, type, entries, moreText, listUrl } = section;
  // Entries without pictures need the frames of cards.
  const layout = section.layout === 'list' || isPictured(type) ? section.layout : 'cards';
  if (entries.length === 0) return null;
  const headingLevel = heading ? 3 : 2;
  const shown = { type, entries, headingLevel } as const;
  return (
    <SectionFrame
      heading={heading}
      headingId={id}
      eyebrow={eyebrow}
      more={{ text: moreText, href: listUrl }}
      tone={layout === 'list' ? 'sunken' : 'plain'}
      isWide={layout === 'rail'}
    >
      {layout === 'mosaic' ? <EntryMosaic {...shown} /> : null}
      {layout === 'rail' ? <EntryRail {...shown} labelledBy={heading ? id : undefined} /> : null}
      {layout === 'list' ? <EntryLedger {...shown} /> : null}
      {layout === 'cards' ? <EntryCards {...shown} /> : null}
    </SectionFrame>
  );
}
