import CheckCircle from '@mui/icons-material/CheckCircle';
import { Box, Card, Checkbox, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { kindOf, lacksAlt, nameOf } from '../file-kind.ts';
import { Thumbnail } from './thumbnail.tsx';

export interface FileGridProps {
  files: readonly LibraryFile[];
  /** The link or button around a file's name. */
  nameFor(file: LibraryFile, name: string): ReactNode;
  /** Absent: files cannot be selected. */
  marked?: { has(src: string): boolean; toggle(src: string): void };
  /** The chosen files, where several can be. */
  chosen?: ReadonlySet<string>;
}

const corner = { position: 'absolute', zIndex: 1, top: 6, insetInlineStart: 6, bgcolor: 'background.paper' } as const;

/** Files as cards; the whole card reacts to the pointer. */
export function FileGrid({ files, nameFor, marked, chosen }: FileGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
        '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(196px, 1fr))' },
      }}
    >
      {files.map((file) => (
        <FileCard key={file.src} file={file} marked={marked} isChosen={chosen?.has(file.src) ?? false}>
          {nameFor(file, nameOf(file))}
        </FileCard>
      ))}
    </Box>
  );
}

interface FileCardProps extends Pick<FileGridProps, 'marked'> {
  file: LibraryFile;
  isChosen: boolean;
  children: ReactNode;
}

function FileCard({ file, marked, isChosen, children }: FileCardProps) {
  const formats = useFormats();
  const { files: texts, screen } = useTexts();
  const isMarked = isChosen || (marked?.has(file.src) ?? false);
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        outline: isMarked ? '2px solid' : 'none',
        outlineColor: 'primary.main',
        '&:hover': { borderColor: 'text.secondary' },
        '&:focus-within': { borderColor: 'primary.main' },
        '& .name::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      <Thumbnail file={file} />
      {isChosen && <CheckCircle color="primary" sx={{ ...corner, borderRadius: '50%' }} />}
      {marked && (
        <Box sx={{ ...corner, borderRadius: 1, lineHeight: 0 }}>
          <Checkbox
            checked={isMarked}
            onChange={() => marked.toggle(file.src)}
            slotProps={{ input: { 'aria-label': texts.mark({ name: nameOf(file) }) } }}
            sx={{ p: 0.75 }}
          />
        </Box>
      )}
      <Stack spacing={0.75} sx={{ p: 1.5, flexGrow: 1 }}>
        <Typography
          variant="body2"
          component="div"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.35 }}
        >
          {children}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {screen.pair({ first: texts.kinds[kindOf(file)], second: formats.bytes(file.bytes) })}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mt: 'auto !important' }}>
          {lacksAlt(file) && <Chip size="small" color="warning" variant="outlined" label={texts.noAlt} />}
          {file.uses === 0 && <Chip size="small" variant="outlined" label={texts.unused} />}
        </Stack>
      </Stack>
    </Card>
  );
}
