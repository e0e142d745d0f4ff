import { Alert } from '@mui/material';
import { mostOnPage, shownTogether } from '#content/sections/definition.ts';
import { useTexts } from '#office/texts/texts.ts';

/** Says that sections show more than a page does, before visitors miss something. */
export function ShownTogether({ sections }: { sections: unknown }) {
  const { tooMuch } = useTexts().form;
  const shown = shownTogether(sections);
  return shown > mostOnPage ? (
    <Alert severity="warning" sx={{ marginBlock: 1 }}>
      {tooMuch({ shown, most: mostOnPage })}
    </Alert>
  ) : null;
}
