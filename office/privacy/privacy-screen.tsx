import { Box } from '@mui/material';
import { Page } from '../screen/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { Deletions } from './deletions.tsx';
import { PersonLookup } from './person-lookup.tsx';

/** What is kept of people: of one who asks, and for how long at all. */
export function PrivacyScreen() {
  const { privacy: texts } = useTexts();
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <PersonLookup />
        <Deletions />
      </Box>
    </Page>
  );
}
