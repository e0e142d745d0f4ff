import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { richTextExtensions } from './extensions.ts';
import { filesIn } from './pasting/pasted-files.ts';
import { comparable, storedHtml } from './stored-html.ts';

interface TextEditorOptions {
  html: string;
  readOnly: boolean;
  attributes: Record<string, string>;
  /** Called only after changes by the user. */
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Files were pasted, or dropped at a position. */
  onFiles: (files: readonly File[], at?: number) => void;
  cleanPasted: (html: string) => string;
}

/** The minimum distance of the cursor from the window's edges, in pixels. The bars above and below cover them. */
const barsCover = { top: 80, bottom: 130, left: 0, right: 0 };

/** TipTap's editor for a value that the form owns. */
export function useTextEditor({ html, readOnly, attributes, ...given }: TextEditorOptions): Editor | null {
  const reported = useRef(html);
  const handlers = useRef(given);
  handlers.current = given;

  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    editable: !readOnly,
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: (pasted) => handlers.current.cleanPasted(pasted),
      handleDOMEvents: {
        paste: (_, event) => {
          const files = filesIn(event.clipboardData);
          if (files.length === 0) return false;
          event.preventDefault();
          handlers.current.onFiles(files);
          return true;
        },
        drop: (view, event) => {
          const files = filesIn(event.dataTransfer);
          if (files.length === 0) return false;
          event.preventDefault();
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          handlers.current.onFiles(files, place?.pos);
          return true;
        },
      },
      scrollMargin: barsCover,
      scrollThreshold: barsCover,
    },
    onUpdate: ({ editor: changed }) => {
      reported.current = changed.isEmpty ? '' : storedHtml(changed.getHTML());
      handlers.current.onChange(reported.current);
    },
    onBlur: () => handlers.current.onBlur(),
  });

  useEffect(() => {
    if (!editor || html === reported.current) return;
    const isSame = comparable(html) === comparable(reported.current);
    reported.current = html;
    // The server's cleaner may serialise the same text differently. Setting it again would move the cursor.
    if (isSame) return;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);

  return editor;
}
