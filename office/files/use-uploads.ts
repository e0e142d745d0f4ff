import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#contract/calls/office/upload-file.ts';
import { sendUpload } from './send-upload.ts';
import { createUploadQueue, type Upload, type UploadQueue, type UploadQueueOptions } from './upload-queue.ts';

/** A list that is still on its way is cancelled: it may lack the file, and a query without an answer is not fetched twice. */
export async function refetchFiles(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ queryKey: ['files'] });
  await queries.invalidateQueries({ queryKey: ['files'] });
}

/** Uploads to the library, whose lists are asked for again as files arrive. */
export function useUploads(onDone?: UploadQueueOptions['onDone']): [readonly Upload[], UploadQueue] {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queries = useQueryClient();
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
    // A file that arrives after its screen has closed is in the library, and no more.
    return () => {
      latest.current = undefined;
    };
  }, [onDone]);
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, onProgress) => sendUpload(uploadFile, { file }, { onProgress }),
      onChange: setUploads,
      onDone: (file, key) => {
        void refetchFiles(queries);
        latest.current?.(file, key);
      },
    }),
  );
  return [uploads, queue];
}
