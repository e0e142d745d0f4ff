import { Box, useTheme } from '@mui/material';
import type { ReactNode, RefObject } from 'react';

interface EditorFrameProps {
  invalid: boolean;
  place: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The styles of the editor, close to those of the site. */
export function EditorFrame({ invalid, place, children }: EditorFrameProps) {
  const { palette } = useTheme();
  return (
    <Box
      ref={place}
      sx={{
        border: 1,
        borderColor: invalid ? 'error.main' : palette.mode === 'light' ? '#7b8896' : '#8593a2',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        overflow: 'hidden',
        '&:focus-within': { borderColor: 'primary.main', boxShadow: `0 0 0 1px ${palette.primary.main}` },
        '& .tiptap': {
          position: 'relative',
          padding: 1.75,
          minHeight: 180,
          maxHeight: '70vh',
          overflowY: 'auto',
          outline: 'none',
          lineHeight: 1.6,
          whiteSpace: 'break-spaces',
          overflowWrap: 'anywhere',
          fontVariantLigatures: 'none',
          '& > :first-of-type': { marginBlockStart: 0 },
          '& > :last-child': { marginBlockEnd: 0 },
          '& h2': { fontSize: '1.3rem', lineHeight: 1.3 },
          '& h3': { fontSize: '1.12rem', lineHeight: 1.35 },
          '& h4': { fontSize: '1rem' },
          '& blockquote': {
            marginInline: 0,
            paddingInlineStart: 2,
            borderInlineStart: '3px solid',
            borderColor: 'divider',
          },
          '& a': { color: 'primary.main' },
          // A linked picture is selected, not followed.
          '& figure a': { pointerEvents: 'none' },
          '& img': { maxWidth: '100%', height: 'auto' },
          '& img[src^="blob:"]': { opacity: 0.5 },
          '& span[lang]': { borderBottom: '2px dotted', borderColor: 'primary.main' },
          '& .ProseMirror-selectednode': { outline: `2px solid ${palette.primary.main}` },
          '& figure': { marginInline: 0 },
          '& figcaption, & caption': { color: 'text.secondary', fontSize: '0.875rem' },
          '& figure[class*="width-"] img': { width: '100%' },
          '& .width-small': { width: '33%' },
          '& .width-medium': { width: '50%' },
          '& .align-left, & .align-right': { maxWidth: '50%' },
          '& .align-left': { float: 'inline-start', marginBlockStart: 0.5, marginInlineEnd: 2 },
          '& .align-right': { float: 'inline-end', marginBlockStart: 0.5, marginInlineStart: 2 },
          '& .align-center': { marginInline: 'auto', textAlign: 'center' },
          '& table': { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed' },
          '& td, & th': {
            border: 1,
            borderColor: 'divider',
            padding: '6px 8px',
            textAlign: 'start',
            verticalAlign: 'top',
          },
          '& td p, & th p, & li p': { marginBlock: 0 },
          '& th': { backgroundColor: 'action.hover' },
          '& pre': { overflowX: 'auto', padding: 1.5, backgroundColor: 'action.hover', borderRadius: 1 },
          '& hr': { border: 0, borderTop: 1, borderColor: 'divider' },
        },
        // The cursor between two blocks.
        '& .ProseMirror-gapcursor': {
          display: 'none',
          position: 'absolute',
          pointerEvents: 'none',
          '&::after': { content: '""', display: 'block', width: 20, borderTop: 2, borderColor: 'text.primary' },
        },
        '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
      }}
    >
      {children}
    </Box>
  );
}
