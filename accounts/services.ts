import type { Store } from '#store/store.ts';
import type { LoginLimits } from './limits.ts';
import type { Links } from './links.ts';
import type { KnownDevices } from './sessions/known-device.ts';

/** The dependencies of the sign-in routes. */
export interface Services {
  store: Pick<Store, 'users' | 'mail' | 'audit'>;
  links: Links;
  limits: LoginLimits;
  devices: KnownDevices;
  /** The host name in mails. */
  host: string;
  /** The names of the group and its companies. */
  companyNames(): Promise<readonly string[]>;
  /** Runs work after the response, so that the response time does not reveal it. */
  later(work: () => Promise<unknown>): void;
  now(): Date;
}
