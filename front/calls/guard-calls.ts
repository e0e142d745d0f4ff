import { search } from '#contract/calls/search.ts';
import { callPath } from '#contract/protocol/call.ts';
import type { Log } from '#server/logging/log.ts';
import { type CircuitBreaker, createCircuitBreaker, type Outcome } from './sending/circuit-breaker.ts';
import { type Fetch, isConnectionFailure, isUnavailable } from './sending/retry-once.ts';

/** A call that was not sent because its circuit breaker is open. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/** Visitors choose the search words, and slow searches must not open the circuit for pages. */
const searchPath = callPath(search);

export interface GuardOptions {
  fetch: Fetch;
  now: () => number;
  log: Log;
  /** Called at each change of a circuit: with the name of the call, or `all`. */
  onCircuit?: ((call: string, isOpen: boolean) => void) | undefined;
}

export interface BackendState {
  /** `unknown`: not called yet. `unreachable`: calls fail at once until a trial call succeeds. */
  state: 'unknown' | 'reachable' | 'unreachable';
  /** When the state changed, in milliseconds since 1970. */
  since: number;
}

export interface GuardedCalls {
  /** The given fetch behind the circuit breakers. Throws a {@link CircuitOpenError} at once while a circuit is open. */
  fetch: Fetch;
  state(): BackendState;
}

/**
 * Puts circuit breakers in front of a backend: one for all calls and one for each call, so that one hanging call does
 * not block the others.
 */
export function guardCalls({ fetch, now, log, onCircuit }: GuardOptions): GuardedCalls {
  const circuitOf = (call?: string) =>
    createCircuitBreaker({
      now,
      onChange: ({ isOpen }, reason) => {
        onCircuit?.(call?.split('/').at(-1) ?? 'all', isOpen);
        if (!isOpen) return log.info({ call }, 'The backend answers again');
        log.warn({ call, reason }, 'The backend does not answer; its calls fail at once until a trial call succeeds');
      },
    });
  const whole = circuitOf();
  let firstAnswerAt: number | undefined;
  /** One entry per call of the contract. */
  const circuits = new Map<string, CircuitBreaker>();
  const circuitAt = (path: string) => {
    const circuit = circuits.get(path) ?? circuitOf(path);
    circuits.set(path, circuit);
    return circuit;
  };
  const enter = (path: string) => {
    const own = circuitAt(path).enter();
    if (!own) return undefined;
    const report = whole.enter();
    if (!report) own('ignored');
    return (
      report &&
      ((outcome: Outcome) => {
        own(outcome);
        report(outcome === 'timed-out' && path === searchPath ? 'ignored' : outcome);
        if (outcome === 'answered') firstAnswerAt ??= now();
      })
    );
  };

  return {
    state() {
      const { isOpen, since } = whole.state();
      if (isOpen) return { state: 'unreachable', since };
      return firstAnswerAt === undefined
        ? { state: 'unknown', since }
        : { state: 'reachable', since: Math.max(since, firstAnswerAt) };
    },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const report = enter(pathname);
      if (!report) throw new CircuitOpenError(`The backend does not answer ${pathname} at the moment`);
      try {
        const response = await fetch(request);
        report(outcomeOf(response));
        return response;
      } catch (error) {
        report(outcomeOfError(error, request));
        throw error;
      }
    },
  };
}

function outcomeOf(response: Response): Outcome {
  if (response.ok) return 'answered';
  // A backend whose database hangs still answers 404 to an unknown call.
  return isUnavailable(response) ? 'failed' : 'ignored';
}

function outcomeOfError(error: unknown, request: Request): Outcome {
  const { method, signal } = request;
  if (signal.aborted) {
    // A slow form must not open the circuit for pages.
    return signal.reason?.name === 'TimeoutError' && method === 'GET' ? 'timed-out' : 'ignored';
  }
  return isConnectionFailure(error, request) ? 'failed' : 'ignored';
}
