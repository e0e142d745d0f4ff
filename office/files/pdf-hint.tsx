import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { useTexts } from '../texts/texts.ts';
import { pdfTags } from './pdf-tags.ts';

/** Warns that a PDF has no tags. The file can still be used. */
export function PdfHint({ file: { src, mediaType } }: { file: Pick<LibraryFile, 'src' | 'mediaType'> }) {
  const { files: texts } = useTexts();
  const { data } = useQuery({
    queryKey: ['pdf-tags', src],
    enabled: mediaType === 'application/pdf',
    // The file at an address never changes: the address contains a hash of the content.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const response = await fetch(src, { signal });
      return response.ok ? pdfTags(new Uint8Array(await response.arrayBuffer())) : 'unknown';
    },
  });
  if (data !== 'untagged') return null;
  return <Alert severity="warning">{texts.untagged}</Alert>;
}
