import { Box, Chip, Link as MuiLink, TableCell, TableRow, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { OfficeApplication } from '#contract/office/inbox-view.ts';
import { useTimes } from '#office/screen/format/use-times.ts';
import { RowName, StackedTable } from '#office/screen/list/stacked-table.tsx';
import { useTexts } from '#office/texts/texts.ts';

/** Applications as rows; on phones as cards. */
export function ApplicationTable({ applications }: { applications: readonly OfficeApplication[] }) {
  const { inbox } = useTexts();
  const texts = inbox.applications;
  const times = useTimes();
  const now = new Date();
  return (
    <StackedTable head={[texts.name, texts.appliedFor, texts.received, texts.rating, inbox.status]}>
      {applications.map(({ id, name, career, department, receivedAt, rating, status }) => (
        <TableRow key={id} sx={{ '&:hover': { bgcolor: 'action.hover' } }}>
          <RowName>
            <MuiLink
              component={Link}
              to={`/applications/${id}`}
              underline="hover"
              sx={{ fontWeight: status === 'new' ? 700 : 550, display: 'inline-block', py: 0.75 }}
            >
              {name}
            </MuiLink>
          </RowName>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>
            {career?.title ?? texts.noJob}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {department.title}
            </Typography>
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{times.brief(receivedAt, now)}</TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            {rating === null ? (
              <Typography component="span" variant="body2" color="textSecondary">
                {texts.notRated}
              </Typography>
            ) : (
              <Box component="span" role="img" aria-label={texts.ratingOf({ stars: rating })}>
                {'★'.repeat(rating)}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {'☆'.repeat(5 - rating)}
                </Box>
              </Box>
            )}
          </TableCell>
          <TableCell>
            <Chip
              size="small"
              color={status === 'new' ? 'primary' : 'default'}
              variant={status === 'new' ? 'filled' : 'outlined'}
              label={texts.statuses[status]}
            />
          </TableCell>
        </TableRow>
      ))}
    </StackedTable>
  );
}
