import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { type EntityName, entityOf } from '#content/registry.ts';
import { Loaded } from '#office/screen/loaded.tsx';
import { Panel } from '#office/screen/panel.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { EntryLine } from './entry-lines.tsx';
import { draftsId } from './tasks.ts';
import { useDrafts } from './use-drafts.ts';

/** Unpublished entries of all types. */
export function Drafts() {
  const { overview: texts } = useTexts();
  const answer = useDrafts();
  return (
    <Box id={draftsId} tabIndex={-1} sx={{ scrollMarginTop: 72, '&:focus-visible': { outline: 'none' } }}>
      <Panel title={texts.drafts}>
        <Loaded of={answer} lines={2}>
          {({ latest, more }) => (
            <>
              <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {latest.map((entry) => (
                  <EntryLine key={entry.id} what="drafts" entry={entry} />
                ))}
              </Stack>
              {more.length > 0 && <More types={more} />}
            </>
          )}
        </Loaded>
      </Panel>
    </Box>
  );
}

/** The list of the type, filtered by drafts. */
const listOf = (type: EntityName) => (entityOf(type).single ? `/${type}` : `/${type}?state=draft`);

function More({ types }: { types: readonly { type: EntityName; total: number }[] }) {
  const entityTexts = useTexts().entities;
  const { overview: texts } = useTexts();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {texts.allDrafts}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
      >
        {types.map(({ type, total }) => (
          <li key={type}>
            <MuiLink component={Link} to={listOf(type)} variant="body2">
              {texts.draftsIn({ type: entityTexts[type].label.many, count: total })}
            </MuiLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
