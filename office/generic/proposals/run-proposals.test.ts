import { expect, test } from 'vitest';
import { runProposals } from './run-proposals.ts';

type Input = Parameters<Parameters<typeof runProposals>[0]['call']>[0];
type Output = Awaited<ReturnType<Parameters<typeof runProposals>[0]['call']>>;

const done = (id: number, more: Partial<Output['entries'][number]> = {}) => ({
  id,
  title: `Entry ${id}`,
  proposed: 1,
  failed: [],
  ...more,
});

async function run(
  ids: number[],
  langs: string[],
  answer: (input: Input, call: number) => Partial<Output>,
  stopAt = 99,
) {
  const calls: Input[] = [];
  const progress: number[] = [];
  const result = await runProposals({
    ids,
    langs,
    call: async (input) => {
      calls.push(input);
      return { entries: [], remaining: [], stopped: null, ...answer(input, calls.length) };
    },
    onProgress: (count) => progress.push(count),
    isStopped: () => calls.length >= stopAt,
  });
  return { calls, progress, ...result };
}

test('asks for ten entries at a time, in each language', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  const { calls, progress, proposed } = await run(ids, ['de', 'ar'], ({ entries }) => ({
    entries: entries.map((id) => done(id)),
  }));
  expect(calls.map(({ lang, entries }) => [lang, entries.length])).toEqual([
    ['de', 10],
    ['de', 2],
    ['ar', 10],
    ['ar', 2],
  ]);
  expect([progress, proposed]).toEqual([[10, 12, 22, 24], 24]);
});

test('continues with the rest of a call, and not with entries whose texts fail', async () => {
  const failed = [{ path: 'name', reason: 'No' }];
  const { calls, failures, progress } = await run([1, 2, 3], ['de'], (_, call) =>
    call === 1
      ? { entries: [done(1, { proposed: 0, failed }), done(2)], remaining: [1, 2, 3] }
      : { entries: [done(2), done(3)] },
  );
  expect(calls.map(({ entries }) => entries)).toEqual([
    [1, 2, 3],
    [2, 3],
  ]);
  expect(failures).toEqual([{ lang: 'de', title: 'Entry 1', reason: 'No' }]);
  expect(progress).toEqual([1, 3]);
});

test('ends when the service stops, when the user stops, and when nothing is answered', async () => {
  const stopped = await run([1, 2], ['de', 'ar'], () => ({ entries: [done(1)], remaining: [2], stopped: 'Quota' }));
  expect([stopped.calls.length, stopped.stopped, stopped.proposed]).toEqual([1, 'Quota', 1]);
  expect(
    (await run([1], ['de', 'ar'], ({ entries }) => ({ entries: entries.map((id) => done(id)) }), 1)).calls,
  ).toHaveLength(1);
  expect((await run([1], ['de'], ({ entries }) => ({ remaining: entries }))).calls).toHaveLength(1);
});
