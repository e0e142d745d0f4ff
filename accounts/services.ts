import type { Store } from '#store/store.ts';
import type { KnownDevices } from './known-device.ts';
import type { LoginLimits } from './limits.ts';
import type { Links } from './links.ts';

/** What the routes of sign-in work with. */
export interface Services {
  store: Pick<Store, 'users' | 'mail' | 'audit'>;
  links: Links;
  limits: LoginLimits;
  devices: KnownDevices;
  /** The host that mails name. */
  host: string;
  /** What the group calls itself and its companies. */
  companyNames(): Promise<readonly string[]>;
  /** Work that an answer must not wait for, so that its time tells nothing. */
  later(work: () => Promise<unknown>): void;
  now(): Date;
}
