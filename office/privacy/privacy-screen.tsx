import { Columns } from '../screen/list/columns.tsx';
import { Page } from '../screen/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { Deletions } from './deletions.tsx';
import { PersonLookup } from './person-lookup.tsx';

/** Personal data: of one person, and the retention periods. */
export function PrivacyScreen() {
  const { privacy: texts } = useTexts();
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Columns shares={[3, 2]}>
        <PersonLookup />
        <Deletions />
      </Columns>
    </Page>
  );
}
