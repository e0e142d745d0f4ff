import Bold from '@mui/icons-material/FormatBold';
import ClearIcon from '@mui/icons-material/FormatClear';
import Italic from '@mui/icons-material/FormatItalic';
import Bullets from '@mui/icons-material/FormatListBulleted';
import Numbers from '@mui/icons-material/FormatListNumbered';
import Quote from '@mui/icons-material/FormatQuote';
import Strike from '@mui/icons-material/FormatStrikethrough';
import Underline from '@mui/icons-material/FormatUnderlined';
import Rule from '@mui/icons-material/HorizontalRule';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import Redo from '@mui/icons-material/Redo';
import Sub from '@mui/icons-material/Subscript';
import Sup from '@mui/icons-material/Superscript';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Translate from '@mui/icons-material/Translate';
import Undo from '@mui/icons-material/Undo';
import { Box, IconButton } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { LibraryPicker } from '../inputs/media/library-picker.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { PictureButtons } from './pictures/picture-buttons.tsx';
import { insertPictures } from './pictures/picture-commands.ts';
import { StyleSelect } from './style-select.tsx';
import { TableButtons } from './tables/table-buttons.tsx';
import { insertTable, isInTable } from './tables/table-commands.ts';
import { focusMark, toolRow } from './toolbar-styles.ts';

interface Tool {
  name: string;
  icon: ComponentType<{ fontSize: 'small'; sx?: typeof mirrored }>;
  /** Whether the icon points along the line. */
  isPointing?: boolean;
  run: () => void;
  isOn?: boolean;
  off?: boolean;
}

/** A roving focus: one tab stop, and arrow keys between the tools. */
function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step = event.key === forward ? 1 : /^Arrow(Left|Right)$/.test(event.key) ? -1 : 0;
  if (step === 0) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), [role="combobox"]')];
  const next = tools[(tools.indexOf(event.target as HTMLElement) + step + tools.length) % tools.length];
  event.preventDefault();
  next?.focus();
}

/** What is on at the cursor, and what can be done there. */
const activeIn = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  sub: editor.isActive('subscript'),
  sup: editor.isActive('superscript'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  language: editor.getAttributes('language').lang as string | undefined,
  empty: editor.state.selection.empty,
  table: isInTable(editor),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  onLink: () => void;
}

export function RichTextToolbar({ editor, label, onLink }: RichTextToolbarProps) {
  const formats = useFormats();
  const words = useTexts().form.rich;
  const [choosing, setChoosing] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const on = useEditorState({ editor, selector: ({ editor: current }) => activeIn(current) });
  const chain = () => editor.chain().focus();

  const tools: Tool[] = [
    { name: words.bold, icon: Bold, isOn: on.bold, run: () => chain().toggleBold().run() },
    { name: words.italic, icon: Italic, isOn: on.italic, run: () => chain().toggleItalic().run() },
    { name: words.underline, icon: Underline, isOn: on.underline, run: () => chain().toggleUnderline().run() },
    {
      name: words.bullets,
      icon: Bullets,
      isPointing: true,
      isOn: on.bullets,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: words.numbers,
      icon: Numbers,
      isPointing: true,
      isOn: on.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    { name: words.quote, icon: Quote, isOn: on.quote, run: () => chain().toggleBlockquote().run() },
    { name: words.link, icon: LinkIcon, isOn: on.link, run: onLink },
    { name: words.unlink, icon: LinkOff, off: !on.link, run: () => chain().extendMarkRange('link').unsetLink().run() },
    { name: words.picture, icon: ImageIcon, run: () => setChoosing(true) },
    { name: words.table, icon: TableIcon, off: on.table, run: () => insertTable(editor) },
    { name: words.rule, icon: Rule, run: () => chain().setHorizontalRule().run() },
    { name: words.strike, icon: Strike, isOn: on.strike, run: () => chain().toggleStrike().run() },
    { name: words.sub, icon: Sub, isOn: on.sub, run: () => chain().toggleMark('subscript').run() },
    { name: words.sup, icon: Sup, isOn: on.sup, run: () => chain().toggleMark('superscript').run() },
    {
      name: on.language ? words.languageIs({ name: formats.languageName(on.language) }) : words.language,
      icon: Translate,
      isOn: on.language !== undefined,
      off: on.empty && on.language === undefined,
      run: () => setNaming(true),
    },
    { name: words.clear, icon: ClearIcon, run: () => chain().unsetAllMarks().clearNodes().run() },
    { name: words.undo, icon: Undo, isPointing: true, off: !on.canUndo, run: () => chain().undo().run() },
    { name: words.redo, icon: Redo, isPointing: true, off: !on.canRedo, run: () => chain().redo().run() },
  ];

  return (
    <Box
      role="toolbar"
      aria-label={words.toolbar({ label })}
      onKeyDown={moveInToolbar}
      // Browsers do not scroll to a tool whose edge is visible.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={toolRow}>
        <StyleSelect editor={editor} />
        {tools.map((tool) => (
          <ToolButton key={tool.name} tool={tool} />
        ))}
      </Box>
      {on.table && <TableButtons editor={editor} />}
      <PictureButtons editor={editor} />
      {choosing && (
        <LibraryPicker
          kind="picture"
          many
          onPick={(...files) => insertPictures(editor, files.map(pictureOf))}
          onClose={() => setChoosing(false)}
        />
      )}
      {isNaming && <LanguageDialog editor={editor} onClose={() => setNaming(false)} />}
    </Box>
  );
}

const pictureOf = ({ src, alt, width, height }: LibraryFile) => ({ src, alt, width, height });

function ToolButton({ tool: { name, icon: Icon, run, isOn, off = false, isPointing } }: { tool: Tool }) {
  return (
    <span data-tip={name}>
      <IconButton
        size="small"
        aria-label={name}
        aria-pressed={isOn}
        disabled={off}
        tabIndex={-1}
        // The cursor stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={run}
        sx={isOn ? { ...focusMark, backgroundColor: 'action.selected', color: 'primary.main' } : focusMark}
      >
        <Icon fontSize="small" {...(isPointing ? { sx: mirrored } : {})} />
      </IconButton>
    </span>
  );
}
