import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refetchFiles } from './use-uploads.ts';

test('refetches a list that was loading before the upload', async () => {
  const queries = new QueryClient();
  const answers: string[][] = [];
  const fetched = vi.fn(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise<string[]>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        if (fetched.mock.calls.length > 1) resolve(['shed.png']);
      }),
  );
  const observer = new QueryObserver(queries, { queryKey: ['files', {}], queryFn: fetched, retry: false });
  const stop = observer.subscribe(({ data }) => data && answers.push(data));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  void refetchFiles(queries);
  await vi.waitFor(() => expect(answers.at(-1)).toEqual(['shed.png']));
  stop();
});
