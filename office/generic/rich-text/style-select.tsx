import { MenuItem, Select } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTexts } from '#office/texts/texts.ts';
import { focusMark } from './toolbar-styles.ts';

const levels = [2, 3, 4] as const;

/** Paragraph or one of the headings. */
export function StyleSelect({ editor }: { editor: Editor }) {
  const words = useTexts().form.rich;
  const level = useEditorState({
    editor,
    selector: ({ editor: current }) => levels.find((one) => current.isActive('heading', { level: one })) ?? 0,
  });
  const names = { 2: words.heading2, 3: words.heading3, 4: words.heading4 };
  const change = (next: number) => {
    const wanted = levels.find((one) => one === next);
    const chain = editor.chain().focus();
    if (wanted) chain.setHeading({ level: wanted }).run();
    else chain.setParagraph().run();
  };
  return (
    <Select
      size="small"
      variant="standard"
      disableUnderline
      value={level}
      onChange={({ target }) => change(Number(target.value))}
      SelectDisplayProps={{ 'aria-label': words.style }}
      sx={{ minWidth: 148, paddingInline: 1, '& .MuiSelect-select': { paddingBlock: 0.75, ...focusMark } }}
    >
      <MenuItem value={0}>{words.paragraph}</MenuItem>
      {levels.map((one) => (
        <MenuItem key={one} value={one}>
          {names[one]}
        </MenuItem>
      ))}
    </Select>
  );
}
