import { Chip, Link as MuiLink, TableCell, TableRow, Typography } from '@mui/material';
import { Link } from 'react-router';
import { listCertificateDays } from '#contract/calls/office/upkeep.ts';
import type { CertificateDay } from '#contract/office/upkeep-view.ts';
import { useListPage } from '../providers/use-call.ts';
import { Empty } from '../screen/empty.tsx';
import { entryPath } from '../screen/format/entry-path.ts';
import { ListResults } from '../screen/list/list-results.tsx';
import { useListState } from '../screen/list/list-state.ts';
import { RowName, StackedTable } from '../screen/list/stacked-table.tsx';
import { Page } from '../screen/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';

/** When certificates end, the earliest first, and who is reminded. */
export function CertificatesScreen() {
  const texts = useTexts().owner.certificates;
  const state = useListState();
  const answer = useListPage('certificate', listCertificateDays, { skip: state.skip, take: state.take });
  return (
    <Page title={texts.menu} intro={texts.intro}>
      <ListResults of={answer} state={state} empty={<Empty title={texts.nothing} hint={texts.nothingHint} />}>
        {(items) => (
          <StackedTable head={[texts.certificate, texts.lastDay, texts.left, texts.owner]}>
            {items.map((item) => (
              <CertificateRow key={item.id} certificate={item} />
            ))}
          </StackedTable>
        )}
      </ListResults>
    </Page>
  );
}

/** From how many days left on a certificate looks urgent, as its owner is reminded. */
const colourOf = (daysLeft: number) => {
  if (daysLeft < 0) return 'default';
  return daysLeft <= 7 ? 'error' : daysLeft <= 30 ? 'warning' : daysLeft <= 90 ? 'info' : 'success';
};

function CertificateRow({ certificate }: { certificate: CertificateDay }) {
  const texts = useTexts().owner.certificates;
  const { day } = useFormats();
  const { id, name, number, lastDay, daysLeft, owner } = certificate;
  return (
    <TableRow>
      <RowName>
        <MuiLink component={Link} to={entryPath('certificate', id)}>
          {name}
        </MuiLink>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {number}
        </Typography>
      </RowName>
      <TableCell data-label={texts.lastDay}>{day(lastDay)}</TableCell>
      <TableCell data-label={texts.left}>
        <Chip
          size="small"
          variant={daysLeft < 0 ? 'outlined' : 'filled'}
          color={colourOf(daysLeft)}
          label={daysLeft < 0 ? texts.ended({ days: -daysLeft }) : texts.days({ days: daysLeft })}
        />
      </TableCell>
      <TableCell data-label={texts.owner} sx={{ overflowWrap: 'anywhere' }}>
        {owner || texts.group}
      </TableCell>
    </TableRow>
  );
}
