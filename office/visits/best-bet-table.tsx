import { Link, TableCell, TableRow, Typography } from '@mui/material';
import { removeBestBet } from '#contract/calls/office/searches.ts';
import type { BestBet } from '#contract/office/best-bets.ts';
import { client } from '../providers/client.ts';
import { RowName, StackedTable } from '../screen/list/stacked-table.tsx';
import { useRowRemoval } from '../screen/list/use-removal.tsx';
import { useMay } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';

type Shown = BestBet & { title: string | null; url: string | null };

/** What the search shows first for some terms. */
export function BestBetTable({ bets }: { bets: readonly Shown[] }) {
  const { searches: texts, screen } = useTexts();
  const formats = useFormats();
  const may = useMay();
  const mayRemove = may('RemoveBestBet');
  const removal = useRowRemoval({
    texts,
    titleOf: ({ term }) => texts.removeTitle({ term }),
    nameOf: ({ term }) => term,
    remove: ({ term, lang, type, id }: BestBet) => client.call(removeBestBet, { term, lang, type, id }),
    key: 'best-bets',
  });
  if (bets.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {texts.noBets}
      </Typography>
    );
  }
  return (
    <>
      <StackedTable
        size="small"
        head={[texts.term, texts.language, texts.page, ...(mayRemove ? [screen.actions] : [])]}
      >
        {bets.map((bet) => {
          const { term, lang, type, id, title, url } = bet;
          return (
            <TableRow key={`${lang} ${term} ${type} ${id}`}>
              <RowName>
                <bdi lang={lang}>{term}</bdi>
              </RowName>
              <TableCell data-label={texts.language}>{formats.languageName(lang)}</TableCell>
              <TableCell data-label={texts.page} sx={{ overflowWrap: 'anywhere' }}>
                {title === null || url === null ? (
                  texts.gone
                ) : (
                  <Link href={url} target="_blank" rel="noopener" underline="hover">
                    <bdi>{title}</bdi>
                  </Link>
                )}
              </TableCell>
              {mayRemove && <TableCell>{removal.button(bet)}</TableCell>}
            </TableRow>
          );
        })}
      </StackedTable>
      {removal.dialog}
    </>
  );
}
