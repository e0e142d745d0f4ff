import type { Handler } from 'hono';
import { problemResponse } from '#api/http/responses.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { BackendState } from '#front/calls/guard-calls.ts';
import type { Backend } from './backend.ts';
import type { Log } from './logging/log.ts';
import { requestIdNow } from './requests/current-request.ts';

const ok = (more: object = {}) =>
  Response.json({ status: 'ok', ...more }, { headers: { 'cache-control': 'no-store' } });

/** Liveness: the process responds. */
export const live: Handler = () => ok();

/**
 * Readiness: the database responds, so pages can be served. `degraded` (still 200) names what does not work: the file
 * storage, which all nodes may share, or a data folder that takes no data, so that forms, edits and sign-ins fail.
 * Taking a node away then would also end the pages. In front of a backend it reports the backend's state.
 */
export const ready =
  ({ ping, state, filesUp, dataFault }: Pick<Backend, 'ping' | 'state' | 'filesUp' | 'dataFault'>, log: Log): Handler =>
  async () => {
    try {
      await ping();
      const [isUp, disk] = await Promise.all([filesUp?.(), dataFault?.()]);
      const faults = { ...(isUp === false ? { files: 'unavailable' } : {}), ...(disk ? { disk } : {}) };
      const status = Object.keys(faults).length > 0 ? { status: 'degraded' } : {};
      return ok({ ...status, ...faults, ...(state ? { backend: described(state()) } : {}) });
    } catch (error) {
      log.error({ err: error }, 'Not ready: the database does not respond');
      return problemResponse(
        new HttpError('unavailable', undefined, { headers: { 'Retry-After': '5' } }),
        requestIdNow(),
      );
    }
  };

const described = ({ state, since }: BackendState) => ({ state, since: new Date(since).toISOString() });
