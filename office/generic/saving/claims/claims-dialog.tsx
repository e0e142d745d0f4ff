import { Box, Typography } from '@mui/material';
import { ChoiceDialog } from '#office/screen/dialogs/choice-dialog.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { Unproved } from './use-claims.tsx';

interface ClaimsDialogProps {
  unproved: readonly Unproved[];
  onChoose: (isSure: boolean) => void;
}

const list = { mt: 1.5, mb: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' } as const;

/** Asks before promises without evidence are published. Of several entries, each is named with its words. */
export function ClaimsDialog({ unproved, onChoose }: ClaimsDialogProps) {
  const texts = useTexts();
  const words = texts.entries.claims;
  const [first] = unproved;
  return (
    <ChoiceDialog
      title={words.title}
      suggested={words.back}
      other={words.anyway}
      onChoose={(isBack) => onChoose(!isBack)}
      onClose={() => onChoose(false)}
    >
      <Typography>{words.body}</Typography>
      {unproved.length === 1 && first ? (
        <Promises of={first} />
      ) : (
        <Box component="ul" sx={list}>
          {unproved.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two entries may have one title.
            <Typography component="li" key={index}>
              <bdi>{each.title || texts.entries.list.untitled}</bdi>
              <Promises of={each} />
            </Typography>
          ))}
        </Box>
      )}
    </ChoiceDialog>
  );
}

function Promises({ of: { claims } }: { of: Unproved }) {
  const words = useTexts().entries.claims;
  const { languageName } = useFormats();
  return (
    <Box component="ul" sx={{ ...list, mt: 0.5 }}>
      {claims.map(({ lang, words: promised }) => {
        const quoted = promised.join(', ');
        return (
          <Typography component="li" key={lang}>
            {lang === '' ? <bdi>{quoted}</bdi> : words.line({ language: languageName(lang), words: quoted })}
          </Typography>
        );
      })}
    </Box>
  );
}
