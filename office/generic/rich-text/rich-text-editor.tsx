import { Box } from '@mui/material';
import { EditorContent } from '@tiptap/react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { hiddenFromSight } from '#office/screen/hidden-from-sight.ts';
import { useTexts } from '#office/texts/texts.ts';
import { plainTextOf } from '../form/text-length.ts';
import { EditorFrame } from './editor-frame.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { cleanPasted, type LeftOutPicture } from './pasting/clean-pasted.ts';
import { isPictureFile } from './pasting/pasted-files.ts';
import { insertPictures } from './pictures/picture-commands.ts';
import { PictureNotices } from './pictures/picture-notices.tsx';
import { usePictureUploads } from './pictures/use-picture-uploads.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { TextIssues } from './text-issues.tsx';
import { useTextEditor } from './use-text-editor.ts';

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

const textboxFacts = ({ labelledBy, invalid, content }: RichTextEditorProps) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelledBy,
  'aria-invalid': String(invalid),
  ...content,
});

/** A rich-text editor. It calls `onChange` only after changes by the user. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { html, onChange, onBlur, label, describedBy, invalid, readOnly, placeholder } = props;
  const words = useTexts().form.rich;
  const keysId = useId();
  const [linking, setLinking] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly LeftOutPicture[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const uploads = usePictureUploads();
  const frame = useRef<HTMLDivElement>(null);

  /** Inserts pictures at a position or at the cursor, and reports files that are no pictures. */
  const addFiles = (files: readonly File[], at?: number) => {
    setRefused(files.filter((file) => !isPictureFile(file)).map(({ name }) => name));
    const pictures = files.filter(isPictureFile);
    if (pictures.length === 0 || !uploads.editor.current) return;
    const shown = pictures.map((file) => ({ src: uploads.begin(file), alt: '', width: null, height: null }));
    insertPictures(uploads.editor.current, shown, at);
  };
  const editor = useTextEditor({
    html,
    readOnly,
    attributes: { ...textboxFacts(props), 'aria-describedby': `${describedBy} ${keysId}` },
    onChange,
    onBlur,
    onFiles: addFiles,
    cleanPasted: (pasted) => {
      const left: LeftOutPicture[] = [];
      const clean = cleanPasted(pasted, { take: uploads.begin, leaveOut: (picture) => left.push(picture) });
      setLeftOut(left);
      return clean;
    },
  });
  uploads.editor.current = editor;

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
        {html === '' && editor.isEmpty && placeholder !== '' && <Placeholder text={plainTextOf(placeholder)} />}
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
            onUpload={addFiles}
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

function Placeholder({ text }: { text: string }) {
  return (
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
      {text}
    </Box>
  );
}
