import { Box, FormHelperText, Typography } from '@mui/material';
import { shownDescription, shownTitle } from '#contract/documents/search-engines.ts';
import { SmallPicture } from '#office/screen/small-picture.tsx';
import { directionOf } from '#office/texts/direction.ts';
import { useTexts } from '#office/texts/texts.ts';
import { cutAt } from '../form/text-length.ts';
import type { PageFacts } from './page-facts.ts';

interface PagePreviewProps {
  facts: PageFacts;
  /** '' is the main language. */
  lang: string;
}

/** A page as a search result and as a shared link. */
export function PagePreview({ facts, lang }: PagePreviewProps) {
  const words = useTexts().form.searchEngines;
  const content = lang === '' ? { dir: 'auto' as const } : { lang, dir: directionOf(lang) };
  const { title, description, usual, isHidden } = facts;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Sample label={words.result}>
        <Box sx={{ padding: 2, opacity: isHidden ? 0.5 : 1 }}>
          <Typography variant="body2" color="textSecondary" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
            {facts.address}
          </Typography>
          <Typography {...content} color="primary" sx={{ fontSize: 20, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            {cutFor(title, shownTitle)}
          </Typography>
          <Typography {...content} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {cutFor(description, shownDescription)}
          </Typography>
          {isHidden && <FormHelperText>{words.hidden}</FormHelperText>}
        </Box>
        <Length text={title} most={shownTitle} name={words.titleLength} />
        {description !== usual.description && (
          <Length text={description} most={shownDescription} name={words.descriptionLength} />
        )}
      </Sample>
      <Sample label={words.card}>
        <Card facts={facts} content={content} />
        {!facts.isChosen && <FormHelperText sx={{ marginInline: 2, marginBlockEnd: 1 }}>{words.drawn}</FormHelperText>}
      </Sample>
    </Box>
  );
}

/** Search engines cut at the end of a word. */
function cutFor(text: string, most: number): string {
  const { shown, rest } = cutAt(text, most);
  return rest === '' ? text : `${shown.replace(/[\s|]+\S*$/, '')} …`;
}

const Sample = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <Box component="figure" sx={{ margin: 0, minWidth: 0 }}>
    <Typography component="figcaption" variant="body2" sx={{ fontWeight: 600, marginBlockEnd: 0.5 }}>
      {label}
    </Typography>
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>{children}</Box>
  </Box>
);

interface LengthProps {
  text: string;
  most: number;
  name: (of: { used: number; most: number }) => string;
}

function Length({ text, most, name }: LengthProps) {
  const words = useTexts().form.searchEngines;
  const used = [...text].length;
  return (
    <FormHelperText sx={{ marginInline: 2, marginBlock: 0.5, color: used > most ? 'warning.main' : undefined }}>
      {name({ used, most })}
      {used > most && ` ${words.isCut}`}
    </FormHelperText>
  );
}

function Card({ facts, content }: { facts: PageFacts; content: { lang?: string; dir: 'ltr' | 'rtl' | 'auto' } }) {
  const { shared, description, picture, isChosen, address } = facts;
  return (
    <>
      <Box sx={{ aspectRatio: '1200 / 630', display: 'flex', overflow: 'hidden', backgroundColor: 'primary.main' }}>
        {!isChosen && (
          <Typography
            {...content}
            sx={{
              flex: 1,
              minWidth: 0,
              padding: 2,
              color: 'primary.contrastText',
              fontWeight: 700,
              overflow: 'hidden',
            }}
          >
            {cutFor(shared, shownTitle)}
          </Typography>
        )}
        {picture && (
          <Box sx={{ flex: isChosen ? 1 : '0 0 45%', minWidth: 0 }}>
            <SmallPicture picture={picture} atLeast={480} />
          </Box>
        )}
      </Box>
      <Box sx={{ padding: 2 }}>
        <Typography variant="body2" color="textSecondary" dir="ltr">
          {hostOf(address)}
        </Typography>
        <Typography {...content} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {shared}
        </Typography>
        <Typography {...content} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {cutFor(description, shownDescription)}
        </Typography>
      </Box>
    </>
  );
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
