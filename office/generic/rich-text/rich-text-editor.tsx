import { Box } from '@mui/material';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { hiddenFromSight } from '#office/screen/hidden-from-sight.ts';
import { useTexts } from '#office/texts/texts.ts';
import { plainTextOf } from '../form/text-length.ts';
import { EditorFrame } from './editor-frame.tsx';
import { richTextExtensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { cleanPasted, type LeftOutPicture } from './pasting/clean-pasted.ts';
import { filesIn, isPictureFile } from './pasting/pasted-files.ts';
import { insertPictures } from './pictures/picture-commands.ts';
import { PictureNotices } from './pictures/picture-notices.tsx';
import { usePictureUploads } from './pictures/use-picture-uploads.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { comparable, storedHtml } from './stored-html.ts';
import { TextIssues } from './text-issues.tsx';

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
  /** The language and direction of the text. */
  content: { lang?: string; dir: string };
}

/** The minimum distance of the cursor from the window's edges, in pixels. */
const barsCover = { top: 80, bottom: 130, left: 0, right: 0 };

/** A rich-text editor. It calls `onChange` only after changes by the user. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { html, onChange, onBlur, label, labelledBy, describedBy, invalid, readOnly, placeholder, content } = props;
  const words = useTexts().form.rich;
  const keysId = useId();
  const said = useRef(html);
  const handlers = useRef({ onChange, onBlur });
  handlers.current = { onChange, onBlur };
  const [linking, setLinking] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly LeftOutPicture[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const uploads = usePictureUploads();
  const frame = useRef<HTMLDivElement>(null);

  /** Inserts pictures at a position or at the cursor, and reports files that are no pictures. */
  const addFiles = (editor: Editor, files: readonly File[], at?: number) => {
    setRefused(files.filter((file) => !isPictureFile(file)).map(({ name }) => name));
    const pictures = files.filter(isPictureFile);
    if (pictures.length === 0) return;
    const shown = pictures.map((file) => ({ src: uploads.begin(file), alt: '', width: null, height: null }));
    insertPictures(editor, shown, at);
  };
  const actions = useRef({ addFiles });
  actions.current = { addFiles };

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
        'aria-describedby': `${describedBy} ${keysId}`,
        'aria-invalid': String(invalid),
        ...content,
      },
      transformPastedHTML: (pasted) => {
        const left: LeftOutPicture[] = [];
        const clean = cleanPasted(pasted, { take: uploads.begin, leaveOut: (picture) => left.push(picture) });
        setLeftOut(left);
        return clean;
      },
      handleDOMEvents: {
        paste: (_, event) => {
          const files = filesIn(event.clipboardData);
          if (files.length === 0 || !uploads.editor.current) return false;
          event.preventDefault();
          actions.current.addFiles(uploads.editor.current, files);
          return true;
        },
        drop: (view, event) => {
          const files = filesIn(event.dataTransfer);
          if (files.length === 0 || !uploads.editor.current) return false;
          event.preventDefault();
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          actions.current.addFiles(uploads.editor.current, files, place?.pos);
          return true;
        },
      },
      // The bars above and below cover the edges of the window.
      scrollMargin: barsCover,
      scrollThreshold: barsCover,
    },
    onUpdate: ({ editor: changed }) => {
      said.current = changed.isEmpty ? '' : storedHtml(changed.getHTML());
      handlers.current.onChange(said.current);
    },
    onBlur: () => handlers.current.onBlur(),
  });
  uploads.editor.current = editor;

  useEffect(() => {
    if (!editor || html === said.current) return;
    const isSame = comparable(html) === comparable(said.current);
    said.current = html;
    // The server's cleaner may serialise the same text differently. Setting it again would move the cursor.
    if (isSame) return;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);

  if (!editor) return null;
  const pressKey = (event: KeyboardEvent) => {
    const isLink = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
    const isToToolbar = event.key === 'F10' && event.altKey;
    if (readOnly || !(isLink || isToToolbar)) return;
    event.preventDefault();
    if (isLink) setLinking(true);
    else frame.current?.querySelector<HTMLElement>('[role="toolbar"] [role="combobox"]')?.focus();
  };
  return (
    <EditorFrame invalid={invalid} place={frame}>
      {!readOnly && <RichTextToolbar editor={editor} label={label} onLink={() => setLinking(true)} />}
      <Box sx={{ position: 'relative' }} onKeyDown={pressKey}>
        {html === '' && editor.isEmpty && placeholder !== '' && (
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
      {!readOnly && (
        <>
          <Box id={keysId} sx={hiddenFromSight}>
            {words.keys}
          </Box>
          <PictureNotices
            waiting={uploads.waiting}
            failures={uploads.failures}
            leftOut={leftOut}
            refused={refused}
            onUpload={(files) => addFiles(editor, files)}
            onDismiss={() => {
              uploads.forgetFailures();
              setLeftOut([]);
              setRefused([]);
            }}
          />
          <TextIssues editor={editor} html={html} />
        </>
      )}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </EditorFrame>
  );
}
