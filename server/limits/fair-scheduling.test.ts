import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairScheduler, scheduledFairly } from './fair-scheduling.ts';

const nextRound = () => new Promise<void>((resolve) => setImmediate(resolve));

test('gives out a limited number of turns per iteration of the event loop, in order', async () => {
  const rounds = createFairScheduler(2);
  const done: number[] = [];
  for (let number = 0; number < 5; number++) void rounds.turn().then(() => done.push(number));
  const seen: string[] = [];
  const look = () => seen.push(done.join(''));
  await Promise.resolve();
  for (look(); done.length < 5; look()) await nextRound();
  expect(seen.filter((now, index) => now !== seen[index - 1])).toEqual(['01', '0123', '01234']);
});

test('gives a turn at once when no one waits', async () => {
  const rounds = createFairScheduler(1);
  for (let count = 0; count < 3; count++) {
    let done = false;
    void rounds.turn().then(() => {
      done = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    expect(done).toBe(true);
    await nextRound();
    await nextRound();
  }
});

test('keeps the bytes of a stream', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ minLength: 1, maxLength: 9 })), async (pieces) => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
      const bytes = await new Response(scheduledFairly(stream)).arrayBuffer();
      expect(Buffer.from(bytes)).toEqual(Buffer.concat(pieces));
    }),
  );
});

test('passes on cancelling and errors of a stream', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1)),
    cancel: resolve,
  });
  const reader = scheduledFairly(endless).getReader();
  await reader.read();
  await reader.cancel('enough');
  expect(await promise).toBe('enough');
  const broken = new ReadableStream<Uint8Array>({
    pull: () => {
      throw new Error('The disk has gone');
    },
  });
  await expect(new Response(scheduledFairly(broken)).arrayBuffer()).rejects.toThrow('The disk has gone');
});
