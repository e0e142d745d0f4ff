import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

function queueOf(most = 3) {
  const done: string[] = [];
  const errors: unknown[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let running: Promise<void> = Promise.resolve();
  const queue = createWorkQueue<number>({
    most,
    work: async (key) => {
      await gate;
      done.push(key);
      if (key === 'bad') throw new Error('bad');
    },
    runBeside: (work) => {
      running = work();
    },
    onError: (error) => errors.push(error),
  });
  return { queue, done, errors, open, ended: () => running };
}

test('handles each key once, in order, and drops keys when it is full', async () => {
  const { queue, done, open, ended } = queueOf();
  for (const key of ['a', 'b', 'b', 'c', 'd', 'e']) queue.add(key, 0);
  expect(queue.size()).toBe(3);
  open();
  await ended();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  queue.add('e', 0);
  await ended();
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('continues after an error', async () => {
  const { queue, done, errors, open, ended } = queueOf();
  queue.add('bad', 0);
  queue.add('good', 0);
  open();
  await ended();
  expect(done).toEqual(['bad', 'good']);
  expect(errors).toHaveLength(1);
});

test('drops its keys when it is stopped, and accepts no more', async () => {
  const { queue, done, open, ended } = queueOf();
  for (const key of ['a', 'b', 'c']) queue.add(key, 0);
  queue.stop();
  queue.add('d', 0);
  open();
  await ended();
  expect(done).toEqual(['a']);
});
