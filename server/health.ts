import type { Handler } from 'hono';
import { problemAnswer } from '#api/answers.ts';
import { Refusal } from '#contract/problem.ts';
import type { Log } from './log.ts';
import { requestIdNow } from './requests/current-request.ts';

const ok = () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });

/** Whether the process answers at all. */
export const live: Handler = () => ok();

/** Whether it can do its work; `ping` rejects where the database does not answer. */
export const ready =
  (ping: () => Promise<void>, log: Log): Handler =>
  async () => {
    try {
      await ping();
      return ok();
    } catch (error) {
      log.error({ err: error }, 'Not ready: the database does not answer');
      return problemAnswer(new Refusal('unavailable', undefined, { headers: { 'Retry-After': '5' } }), requestIdNow());
    }
  };
