import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { Row, RowGroup, RowState } from './rows.ts';
import { TranslationRow } from './translation-row.tsx';

interface RowListProps {
  id: number;
  rows: readonly Row[];
  states: ReadonlyMap<string, RowState>;
  lang: string;
  mainLanguage: string;
}

/** The texts of an entry, in groups with headings. */
export function RowList({ rows, states, ...common }: RowListProps) {
  return rows.map((row) =>
    row.kind === 'group' ? (
      <Group key={row.path} group={row} states={states} {...common} />
    ) : (
      <TranslationRow key={row.path} row={row} state={states.get(row.path) ?? 'done'} {...common} />
    ),
  );
}

function Group({ group, ...rest }: Omit<RowListProps, 'rows'> & { group: RowGroup }) {
  const headingId = useId();
  const isItem = /\.\d+$/.test(group.path);
  return (
    <Box
      role="group"
      aria-labelledby={headingId}
      sx={
        isItem
          ? {
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              paddingInline: { xs: 1.5, sm: 2 },
              marginBlockEnd: 1.5,
            }
          : { borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }
      }
    >
      <Typography
        id={headingId}
        component="h2"
        variant={isItem ? 'body1' : 'h6'}
        sx={{ fontWeight: 650, paddingBlock: 1.5 }}
      >
        {group.title}
      </Typography>
      <RowList rows={group.rows} {...rest} />
    </Box>
  );
}
