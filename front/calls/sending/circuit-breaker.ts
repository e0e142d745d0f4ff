/** How a call ended. `answered`: successfully. `ignored`: without evidence about the backend, such as a cancelled request. */
export type Outcome = 'answered' | 'failed' | 'timed-out' | 'ignored';

export interface CircuitState {
  isOpen: boolean;
  /** When the state changed, in milliseconds since 1970. */
  since: number;
}

export interface CircuitBreaker {
  /** Admits a call and returns the function that reports its outcome. Undefined while calls must fail at once. */
  enter(): ((outcome: Outcome) => void) | undefined;
  state(): CircuitState;
}

export interface CircuitBreakerOptions {
  now: () => number;
  /** Called at each change; `reason` is the outcome that caused it. */
  onChange?: (state: CircuitState, reason: Outcome) => void;
}

/** Failed connections in a row that open the circuit. */
const maxFailures = 5;
/** A trial call after failed connections is cheap; one after a time-out costs a visitor ten seconds. */
const firstPauseMs = { failed: 1_000, 'timed-out': 10_000 } as const;
const maxPauseMs = 60_000;

/**
 * Makes calls to an unavailable backend fail at once. Opens after a time-out during which the backend answered no other
 * call, and after {@link maxFailures} failed connections in a row. After a pause it admits one trial call: a success
 * closes the circuit, a failure doubles the pause.
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
    // Several calls of one page may time out; only the first one opens the circuit.
    if (state.isOpen && !wasTrial) return;
    pauseMs = Math.min(maxPauseMs, Math.max(wasTrial ? pauseMs * 2 : 0, firstPauseMs[reason]));
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
        if (isTrial || failures >= maxFailures) open(outcome, isTrial);
      };
    },
  };
}
