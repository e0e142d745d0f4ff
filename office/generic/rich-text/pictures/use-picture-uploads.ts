import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { uploadFile } from '#contract/calls/office/files.ts';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { sendUpload } from '#office/files/uploads/send-upload.ts';
import { refetchFiles } from '#office/files/uploads/use-uploads.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { useTexts } from '#office/texts/texts.ts';

/** The positions of pictures with an address, the last first: removing one does not move the others. */
function placesOf(editor: Editor, src: string): number[] {
  const places: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.attrs.src === src) places.unshift(at);
  });
  return places;
}

/** Replaces the placeholder of an upload by the file; null removes the placeholder. */
function settle(editor: Editor, address: string, file: LibraryFile | null): void {
  if (editor.isDestroyed) return;
  const { tr, doc } = editor.state;
  for (const at of placesOf(editor, address)) {
    const node = doc.nodeAt(at);
    if (!node) continue;
    if (file === null) tr.delete(at, at + node.nodeSize);
    else {
      const { src, width, height } = file;
      tr.setNodeMarkup(at, null, { ...node.attrs, src, width, height, alt: node.attrs.alt || file.alt });
    }
  }
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/** Uploads pictures to the library while the text already shows them, and reports failures. */
export function usePictureUploads() {
  const texts = useTexts();
  const queries = useQueryClient();
  const editor = useRef<Editor | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [failures, setFailures] = useState<readonly string[]>([]);

  const upload = async (file: File, address: string) => {
    setWaiting((count) => count + 1);
    try {
      const kept = await sendUpload(uploadFile, { file });
      if (editor.current) settle(editor.current, address, kept);
      void refetchFiles(queries);
    } catch (error) {
      if (editor.current) settle(editor.current, address, null);
      setFailures((before) => [...before, `${file.name}: ${messageOf(error, texts)}`]);
    }
    URL.revokeObjectURL(address);
    setWaiting((count) => count - 1);
  };

  return {
    editor,
    waiting,
    failures,
    forgetFailures: () => setFailures([]),
    /** Starts the upload of a picture, and returns the temporary address by which the text shows it. */
    begin: (file: File): string => {
      const address = URL.createObjectURL(file);
      void upload(file, address);
      return address;
    },
  };
}
