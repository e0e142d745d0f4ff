/** How a call ended. `answered`: with a success. `ignored`: without evidence about the backend, such as a cancelled request. */
export type Outcome = 'answered' | 'failed' | 'timed-out' | 'ignored';

export interface CircuitState {
  isOpen: boolean;
  /** Since when, milliseconds since 1970. */
  since: number;
}

export interface CircuitBreaker {
  /** Lets a call through and returns the function that takes its outcome. Undefined while calls must fail at once. */
  enter(): ((outcome: Outcome) => void) | undefined;
  state(): CircuitState;
}

export interface CircuitBreakerOptions {
  now: () => number;
  /** Receives each change; `reason` of an open circuit: what opened it. */
  onChange?: (state: CircuitState, reason: Outcome) => void;
}

/** Failed connections in a row that open the circuit. */
const mostFailures = 5;
/** A trial call after failed connections costs nothing, one after a time-out costs a visitor ten seconds. */
const firstPauseMs = { failed: 1_000, 'timed-out': 10_000 } as const;
const longestPauseMs = 60_000;

/**
 * Makes calls of a backend that does not answer fail at once. It opens after a time-out during which the backend answered no other
 * call, and after {@link mostFailures} failed connections in a row. After a pause it lets one call through: its success closes the
 * circuit, its failure doubles the pause.
 */
export function createCircuitBreaker({ now, onChange }: CircuitBreakerOptions): CircuitBreaker {
  let state: CircuitState = { isOpen: false, since: now() };
  let failures = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let pauseMs = 0;
  let trialAt = 0;
  let isTrying = false;

  const change = (isOpen: boolean, reason: Outcome) => {
    if (state.isOpen === isOpen) return;
    state = { isOpen, since: now() };
    onChange?.(state, reason);
  };
  const open = (reason: keyof typeof firstPauseMs, wasTrial: boolean) => {
    // The calls of one page end one after the other: only the first one opens the circuit.
    if (state.isOpen && !wasTrial) return;
    pauseMs = Math.min(longestPauseMs, Math.max(wasTrial ? pauseMs * 2 : 0, firstPauseMs[reason]));
    trialAt = now() + pauseMs;
    change(true, reason);
  };
  const close = () => {
    answeredAt = now();
    failures = 0;
    change(false, 'answered');
  };

  return {
    state: () => state,
    enter() {
      const isTrial = state.isOpen;
      if (isTrial && (isTrying || now() < trialAt)) return undefined;
      if (isTrial) isTrying = true;
      const startedAt = now();
      return (outcome) => {
        if (isTrial) isTrying = false;
        if (outcome === 'answered') close();
        if (outcome === 'timed-out' && answeredAt < startedAt) open(outcome, isTrial);
        if (outcome !== 'failed') return;
        failures += 1;
        if (isTrial || failures >= mostFailures) open(outcome, isTrial);
      };
    },
  };
}
