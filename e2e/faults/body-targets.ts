import { officeCalls, publicCalls } from '#contract/calls/registry.ts';
import { type Call, callPath } from '#contract/protocol/call.ts';

/** An address to send bodies to, with the format that it expects. */
export interface BodyTarget {
  path: string;
  method: string;
  /** The format of a valid body. */
  as: 'json' | 'multipart' | 'form';
  /** The relative number of requests. Pages must be rendered, which is expensive, so their weight is low. */
  weight: number;
}

/** The authentication calls of the office. */
const signingIn = [
  ...['sign-in', 'verify-code', 'verify-recovery-code', 'passkey/sign-in-options', 'passkey/sign-in', 'sign-out'],
  ...['link', 'forgot-password', 'choose-password', 'set-up', 'sessions/end', 'change-password', 'passkey/add'],
];

const pages = [
  '/contact',
  '/career',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/contact.data',
  '/enquiry',
  '/?form=contact',
  '/?form=newsletter',
];
const inPlace = ['/career/send', '/enquiry/send', '/newsletter/request'];
/** Addresses that expect no body. */
const bodiless = [
  '/faq',
  '/nothing/here',
  '/api/WebApi/GetFaq',
  '/api/WebApi/NoSuchCall',
  '/health/live',
  '/files/x.png',
];

const targetOf = (call: Call): BodyTarget => ({
  path: callPath(call),
  method: call.method,
  as: call.inputIn === 'multipart' ? 'multipart' : 'json',
  weight: call.access === 'public' ? 30 : 2,
});

/** Every address that reads a body, and some that do not, repeated by weight. */
export function bodyTargets(openJob: number): BodyTarget[] {
  const calls = [...Object.values<Call>(publicCalls), ...Object.values<Call>(officeCalls)];
  const post = (as: BodyTarget['as'], weight: number) => (path: string) => ({ path, method: 'POST', as, weight });
  const targets = [
    ...calls.filter(({ method }) => method !== 'GET').map(targetOf),
    ...signingIn.map((name) => post('json', 3)(`/api/Office/auth/${name}`)),
    ...pages.map(post('form', 2)),
    ...inPlace.map(post('form', 8)),
    ...[
      `/career/${openJob}`,
      '/career/send',
      `/career/${openJob}/send`,
      '/enquiry',
      '/enquiry/send',
      '/?form=enquiry',
      '/?form=application',
    ].map(post('multipart', 4)),
    ...bodiless.map(post('form', 1)),
    ...bodiless.map((path) => ({ path, method: 'GET', as: 'json' as const, weight: 1 })),
  ];
  return targets.flatMap((target) => Array.from({ length: target.weight }, () => target));
}
