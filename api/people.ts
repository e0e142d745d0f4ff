import type { z } from 'zod';
import type { Role } from '#contract/access.ts';
import type { mailWishes, OfficeUser } from '#contract/office/people-view.ts';

export type MailWishes = z.output<typeof mailWishes>;

export interface NewPerson {
  name: string;
  email: string;
  role: Role;
}

export interface PersonChange {
  role?: Role;
  disabled?: boolean;
  /** Forgets password, second factor, passkeys and sessions. */
  reset?: boolean;
}

/** The people of the office, as the calls need them; `by` is the name of who acts, for the audit. */
export interface People {
  /** Where the office stands, such as `https://www.example.com/office`. */
  officeUrl: string;
  /** Everybody, by name. */
  list(): Promise<OfficeUser[]>;
  get(id: string): Promise<(OfficeUser & { mailWishes: MailWishes }) | undefined>;
  /** Adds a person and mails a link to choose a password; undefined where the address is somebody's already. */
  invite(person: NewPerson, by: string): Promise<{ id: string; link: string; expiresAt: string } | undefined>;
  /**
   * Changes a role or an access. `missing` for an unknown id, `last-owner` where nobody would be left who may
   * manage people; otherwise a link to choose a password anew, where one was asked for.
   */
  change(id: string, change: PersonChange, by: string): Promise<'missing' | 'last-owner' | { link: string | null }>;
  changeMe(id: string, change: { name?: string; mailWishes?: MailWishes }): Promise<void>;
  /** The addresses of those who wish to hear of new messages or applications, and whose role may see them. */
  wishing(what: keyof MailWishes): Promise<string[]>;
}
