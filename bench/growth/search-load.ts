import { Agent, request } from 'node:http';
import { between, oneOf, type Random, randomFrom } from '../content/random.ts';
import type { Context } from '../context.ts';
import type { Running } from './throughput.ts';

/** Concurrent searches. */
const connections = 16;

/** A quarter each: a frequent word, a rare one, the beginning of one, several words. */
function questions(words: readonly string[], count: number, seed: number): string[] {
  const random = randomFrom(seed);
  const ranked = (least: number, most: number) => words[Math.min(words.length - 1, between(random, least, most))] ?? '';
  const kinds: ((random: Random) => string)[] = [
    () => ranked(0, 60),
    () => ranked(2_000, words.length - 1),
    () => ranked(0, 2_000).slice(0, between(random, 2, 5)),
    () => Array.from({ length: between(random, 2, 4) }, () => ranked(0, 400)).join(' '),
  ];
  return Array.from({ length: count }, (_, n) => (kinds[n % kinds.length] ?? oneOf(random, kinds))(random));
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} returned ${answer.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Requests all URLs with limited concurrency; returns the durations in milliseconds and the total time. */
async function askAll(urls: readonly string[], atATime: number): Promise<{ times: number[]; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime });
  const times: number[] = [];
  const waiting = urls.values();
  const inTurn = async () => {
    for (const url of waiting) {
      const began = performance.now();
      await ask(url, agent);
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: atATime }, inTurn));
  } finally {
    agent.destroy();
  }
  return { times, seconds: (performance.now() - began) / 1000 };
}

/** Durations in milliseconds, and searches per second in each round. */
interface Searches {
  times: number[];
  perSecond: number[];
}

/** Measures all sizes in each round, with the same searches. */
export async function measureSearch(
  running: readonly Running[],
  { words, rounds, quick }: Context,
): Promise<Map<number, Searches>> {
  const typed = await words();
  const ask = (url: string, seed: number, count: number) =>
    askAll(
      questions(typed, count, seed).map((q) => `${url}/api/WebApi/Search?q=${encodeURIComponent(q)}`),
      connections,
    );
  for (const { atrium } of running) await ask(atrium.url, 1, 200);
  const metrics = new Map(running.map(({ size }): [number, Searches] => [size, { times: [], perSecond: [] }]));
  const count = quick ? 600 : 2_000;
  for (let round = 0; round < Math.min(3, rounds); round++) {
    for (const { size, atrium } of running) {
      const { times, seconds } = await ask(atrium.url, 2 + round, count);
      metrics.get(size)?.times.push(...times);
      metrics.get(size)?.perSecond.push(count / seconds);
    }
  }
  return metrics;
}
