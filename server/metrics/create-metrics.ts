import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RejectedSignIn } from '#accounts/create-accounts.ts';
import { publicCalls } from '#contract/calls/registry.ts';
import type { Call } from '#contract/protocol/call.ts';
import { databaseFaultKinds, databaseFaultOf } from '#store/database-faults.ts';
import type { Answered } from '../requests/watch-requests.ts';
import { addGauge } from './collected-gauge.ts';
import { gaugesOf } from './source-gauges.ts';
import type { CacheStats, MetricsSources } from './sources.ts';

/** Observes requests to the backend that BACKEND_URL names. */
export interface BackendObserver {
  request(request: BackendRequest): void;
  /** A part of a call's answer does not match the contract. */
  misfit(callName: string): void;
  /** The circuit breaker of a call, or of `all` calls, has opened or closed. */
  circuit(callName: string, isOpen: boolean): void;
}

/** A request to the backend. */
export interface BackendRequest {
  /** False for no response or a status of 500 and above. */
  ok: boolean;
  seconds: number;
}

export interface BuildInfo {
  version: string;
  /** The version of the tables. */
  schemaVersion: number;
}

export interface Metrics {
  /** Counts a rendered response. */
  answered(answer: Pick<Answered, 'route' | 'status' | 'seconds'>): void;
  /** Counts a failed statement. */
  databaseFailed(error: unknown): void;
  /** Counts a rejected attempt to sign in. */
  signInRejected(reason: RejectedSignIn['reason']): void;
  /** Adds the metrics of a backend. */
  observeBackend(): BackendObserver;
  /** Adds metrics that are read at each scrape. */
  observe(sources: MetricsSources): void;
  registry: Registry;
}

/** In seconds. Cached responses take less than the first bucket; no request takes longer than the last one. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of this process; `onError` receives metrics that cannot be read. */
export function createMetrics(build: BuildInfo, onError: (error: unknown, metric: string) => void): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'atrium_build_info',
    help: 'Always 1; the labels describe the program',
    labelNames: ['version', 'node_version', 'schema_version'],
    registers,
  }).set({ version: build.version, node_version: process.version, schema_version: build.schemaVersion }, 1);
  const requests = new Counter({
    name: 'atrium_http_requests_total',
    help: 'Rendered responses, by kind of route and status; cached ones are not among them',
    labelNames: ['route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'atrium_http_request_duration_seconds',
    help: 'Duration of rendered responses, by kind of route',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const faults = new Counter({
    name: 'atrium_database_errors_total',
    help: 'Statements that failed, by kind',
    labelNames: ['kind'],
    registers,
  });
  // Starts at 0, so that the first error shows as an increase.
  for (const kind of databaseFaultKinds) faults.inc({ kind }, 0);
  const signIns = new Counter({
    name: 'atrium_sign_ins_rejected_total',
    help: 'Rejected attempts to sign in or to use a link, by reason',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['wrong', 'over', 'too-many']) signIns.inc({ reason }, 0);

  return {
    answered({ route, status, seconds }) {
      requests.inc({ route, status });
      duration.observe({ route }, seconds);
    },
    signInRejected: (reason) => signIns.inc({ reason }),
    databaseFailed: (error) => faults.inc({ kind: databaseFaultOf(error) }),
    observeBackend: () => backendMetrics(registry),
    observe(sources) {
      if (sources.cache) addCacheCounter(registry, sources.cache);
      for (const gauge of gaugesOf(sources)) addGauge(registry, gauge, onError);
    },
    registry,
  };
}

function addCacheCounter(registry: Registry, cache: () => CacheStats): void {
  new Counter({
    name: 'atrium_cache_requests_total',
    help: 'Requests for what can be cached, by result',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      const { hits, misses } = cache();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });
}

function backendMetrics(registry: Registry): BackendObserver {
  const registers = [registry];
  const up = new Gauge({
    name: 'atrium_backend_up',
    help: '1 if the last request to the backend succeeded, 0 if it failed; absent before the first one',
    registers,
  });
  up.remove();
  const duration = new Histogram({
    name: 'atrium_backend_request_duration_seconds',
    help: 'Duration of requests to the backend, by outcome',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  const misfits = new Counter({
    name: 'atrium_backend_misfits_total',
    help: 'Parts of answers of the backend that did not fit and were left out, by call',
    labelNames: ['call'],
    registers,
  });
  const circuit = new Gauge({
    name: 'atrium_backend_circuit_open',
    help: '1 while requests to the backend fail at once because it did not answer, by call; all: each of its calls',
    labelNames: ['call'],
    registers,
  });
  circuit.set({ call: 'all' }, 0);
  // Starts at 0, so that the first misfit shows as an increase.
  for (const { method, name } of Object.values<Call>(publicCalls)) if (method === 'GET') misfits.inc({ call: name }, 0);
  return {
    request({ ok, seconds }) {
      up.set(Number(ok));
      duration.observe({ outcome: ok ? 'success' : 'failure' }, seconds);
    },
    misfit: (call) => misfits.inc({ call }),
    circuit: (call, isOpen) => circuit.set({ call }, Number(isOpen)),
  };
}
