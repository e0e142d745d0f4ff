import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { type TranslationState, translationStates } from '#contract/languages/translatable-texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { useTexts } from '../texts/texts.ts';

type Counts = { lang: string } & Record<TranslationState, number>;

interface LanguageCountsProps {
  languages: readonly Counts[];
  /** The current filters. */
  lang: string;
  state: string;
  onChoose: (lang: string, state: TranslationState) => void;
}

/** The number of entries in each state, by language. A number filters the list. */
export function LanguageCounts({ languages, lang, state, onChoose }: LanguageCountsProps) {
  const formats = useFormats();
  const texts = useTexts().translations;
  return (
    <Box
      component="ul"
      aria-label={texts.languages}
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 2.5,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
      }}
    >
      {languages.map((counts) => {
        const total = translationStates.reduce((sum, each) => sum + counts[each], 0);
        const name = formats.languageName(counts.lang);
        return (
          <Paper key={counts.lang} component="li" variant="outlined" sx={{ p: 1.5, pb: 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
              <Typography component="h2" variant="h3">
                {name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {texts.progress({ complete: counts.complete, total })}
              </Typography>
            </Box>
            <LinearProgress
              variant="determinate"
              color="success"
              aria-hidden
              value={total === 0 ? 0 : (counts.complete / total) * 100}
              sx={{ display: { xs: 'none', sm: 'block' }, my: 1, borderRadius: 1 }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, marginInlineStart: -0.75 }}>
              {(['outdated', 'partial', 'missing'] as const)
                .filter((each) => counts[each] > 0)
                .map((each) => {
                  const count = texts.inState[each]({ count: counts[each] });
                  return (
                    <Button
                      key={each}
                      size="small"
                      color={each === 'outdated' ? 'warning' : 'inherit'}
                      aria-pressed={lang === counts.lang && state === each}
                      aria-label={texts.inLanguage({ language: name, count })}
                      onClick={() => onChoose(counts.lang, each)}
                      sx={{ minWidth: 0, px: 0.75, '&[aria-pressed=true]': { backgroundColor: 'action.selected' } }}
                    >
                      {count}
                    </Button>
                  );
                })}
            </Box>
          </Paper>
        );
      })}
    </Box>
  );
}
