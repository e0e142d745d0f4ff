import type { LibraryFile, UploadedFile } from '#contract/office/file-view.ts';

export interface Upload {
  key: number;
  name: string;
  bytes: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** The sent fraction, 0 to 1. */
  share: number;
  /** Once it is done. */
  file?: UploadedFile;
  /** Why it failed. */
  error?: unknown;
}

export interface UploadQueueOptions {
  send(file: File, onProgress: (share: number) => void): Promise<UploadedFile>;
  /** Receives the whole list on every change. */
  onChange(uploads: readonly Upload[]): void;
  /** `key` increases in the order in which the files were selected. */
  onDone?(file: LibraryFile, key: number): void;
  atOnce?: number;
}

export interface UploadQueue {
  add(files: readonly File[]): void;
  retry(key: number): void;
  /** Removes finished and failed uploads. */
  clear(key?: number): void;
}

/** Uploads files with limited concurrency, in their order; a failed one does not block the others. */
export function createUploadQueue({ send, onChange, onDone, atOnce = 2 }: UploadQueueOptions): UploadQueue {
  const contents = new Map<number, File>();
  let uploads: readonly Upload[] = [];
  let lastKey = 0;

  const set = (next: readonly Upload[]) => {
    uploads = next;
    onChange(uploads);
  };
  const change = (key: number, part: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const proceed = () => {
    const sending = uploads.filter(({ state }) => state === 'sending').length;
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - sending));
    for (const { key } of next) void run(key);
  };

  const run = async (key: number) => {
    const content = contents.get(key);
    if (!content) return;
    change(key, { state: 'sending', share: 0, error: undefined });
    try {
      const file = await send(content, (share) => change(key, { share }));
      contents.delete(key);
      change(key, { state: 'done', share: 1, file });
      onDone?.(file, key);
    } catch (error) {
      change(key, { state: 'failed', error });
    }
    proceed();
  };

  return {
    add: (files) => {
      const added = files.map((file): Upload => {
        const key = ++lastKey;
        contents.set(key, file);
        return { key, name: file.name, bytes: file.size, state: 'waiting', share: 0 };
      });
      set([...uploads, ...added]);
      proceed();
    },
    retry: (key) => {
      change(key, { state: 'waiting' });
      proceed();
    },
    clear: (key) => {
      const gone = (upload: Upload) =>
        (key === undefined || upload.key === key) && (upload.state === 'done' || upload.state === 'failed');
      for (const upload of uploads.filter(gone)) contents.delete(upload.key);
      set(uploads.filter((upload) => !gone(upload)));
    },
  };
}
