import type { Handler } from 'hono';
import { problemResponse } from '#api/responses.ts';
import { HttpError } from '#contract/problem.ts';
import type { Backend } from './backend.ts';
import type { BackendState } from './foreign/guard-calls.ts';
import type { Log } from './logging/log.ts';
import { requestIdNow } from './requests/current-request.ts';

const ok = (more: object = {}) =>
  Response.json({ status: 'ok', ...more }, { headers: { 'cache-control': 'no-store' } });

/** Liveness: the process responds. */
export const live: Handler = () => ok();

/**
 * Readiness: the database responds, so pages can be served. It reports the state of the file storage, which all nodes may share and pages
 * can do without, and in front of a backend the backend's state.
 */
export const ready =
  ({ ping, state, filesUp }: Pick<Backend, 'ping' | 'state' | 'filesUp'>, log: Log): Handler =>
  async () => {
    try {
      await ping();
      const files = (await filesUp?.()) === false ? { files: 'unavailable' } : {};
      return ok({ ...files, ...(state ? { backend: described(state()) } : {}) });
    } catch (error) {
      log.error({ err: error }, 'Not ready: the database does not respond');
      return problemResponse(
        new HttpError('unavailable', undefined, { headers: { 'Retry-After': '5' } }),
        requestIdNow(),
      );
    }
  };

const described = ({ state, since }: BackendState) => ({ state, since: new Date(since).toISOString() });
