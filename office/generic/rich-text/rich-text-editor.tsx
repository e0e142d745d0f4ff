import { Box, useTheme } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { plainTextOf } from '../text-length.ts';
import { cleanPasted } from './clean-pasted.ts';
import { richTextExtensions } from './extensions.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

interface RichTextEditorProps {
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  label: string;
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  readOnly: boolean;
  placeholder: string;
}

/** How near to the window's edges the cursor may come, in pixels. */
const barsCover = { top: 80, bottom: 110, left: 0, right: 0 };

/** Formatted text. It says something changed only when somebody has changed something. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { html, onChange, onBlur, label, labelledBy, describedBy, invalid, readOnly, placeholder } = props;
  const said = useRef(html);
  const handlers = useRef({ onChange, onBlur });
  handlers.current = { onChange, onBlur };

  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    editable: !readOnly,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': String(invalid),
      },
      transformPastedHTML: cleanPasted,
      // The bars above and below cover the edges of the window.
      scrollMargin: barsCover,
      scrollThreshold: barsCover,
    },
    onUpdate: ({ editor: changed }) => {
      said.current = changed.isEmpty ? '' : changed.getHTML();
      handlers.current.onChange(said.current);
    },
    onBlur: () => handlers.current.onBlur(),
  });

  useEffect(() => {
    if (!editor || html === said.current) return;
    said.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);

  if (!editor) return null;
  return (
    <Frame invalid={invalid}>
      {!readOnly && <RichTextToolbar editor={editor} label={label} />}
      <Box sx={{ position: 'relative' }}>
        {html === '' && placeholder !== '' && (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 0,
              padding: 1.75,
              color: 'text.secondary',
              pointerEvents: 'none',
              overflow: 'hidden',
              whiteSpace: 'pre-line',
            }}
          >
            {plainTextOf(placeholder)}
          </Box>
        )}
        <EditorContent editor={editor} />
      </Box>
    </Frame>
  );
}

function Frame({ invalid, children }: { invalid: boolean; children: React.ReactNode }) {
  const { palette } = useTheme();
  return (
    <Box
      sx={{
        border: 1,
        borderColor: invalid ? 'error.main' : palette.mode === 'light' ? '#7b8896' : '#8593a2',
        borderRadius: 1,
        backgroundColor: 'background.paper',
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
          '& blockquote': { marginInline: 0, paddingInlineStart: 2, borderLeft: '3px solid', borderColor: 'divider' },
          '& a': { color: 'primary.main' },
          '& img': { maxWidth: '100%', height: 'auto' },
          '& .ProseMirror-selectednode': { outline: `2px solid ${palette.primary.main}` },
          '& figure': { marginInline: 0 },
          '& figcaption, & caption': { color: 'text.secondary', fontSize: '0.875rem' },
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
      }}
    >
      {children}
    </Box>
  );
}
