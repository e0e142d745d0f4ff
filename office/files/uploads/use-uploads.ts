import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#contract/calls/office/files.ts';
import { sendUpload } from './send-upload.ts';
import { createUploadQueue, type Upload, type UploadQueue, type UploadQueueOptions } from './upload-queue.ts';

/** Cancels lists that are still loading: they may lack the file, and invalidation does not refetch a query without data. */
export async function refetchFiles(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ queryKey: ['files'] });
  await queries.invalidateQueries({ queryKey: ['files'] });
}

/** Uploads to the library. Its lists are refetched as files arrive. */
export function useUploads(onDone?: UploadQueueOptions['onDone']): [readonly Upload[], UploadQueue] {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queries = useQueryClient();
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
    // After its screen has closed, an upload only adds the file to the library.
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
