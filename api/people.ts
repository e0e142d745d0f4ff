import type { z } from 'zod';
import type { Role } from '#contract/access.ts';
import type { mailWishes, OfficeUser } from '#contract/office/people-view.ts';
import type { Actor } from '#store/actor.ts';

export type MailWishes = z.output<typeof mailWishes>;

export interface NewPerson {
  name: string;
  email: string;
  role: Role;
  /** The language of the invitation; absent: English. */
  lang?: string;
}

export interface PersonChange {
  role?: Role;
  disabled?: boolean;
  /** The last day of a leave, `YYYY-MM-DD`; null: none. */
  onLeaveUntil?: string | null;
  /** Deletes password, second factor, passkeys and sessions. */
  reset?: boolean;
  /** What the acting user has seen. Rejected as `changed-meanwhile` if another user has changed it since. */
  seen?: { role?: Role | undefined; disabled?: boolean | undefined } | undefined;
}

/** The users of the office, as the calls need them. `by` is the name of the acting user, for the audit log. */
export interface People {
  /** The URL of the office, such as `https://www.example.com/office`. */
  officeUrl: string;
  /** All users, by name. */
  list(): Promise<OfficeUser[]>;
  get(id: string): Promise<(OfficeUser & { mailWishes: MailWishes; lang: string | null }) | undefined>;
  /** Adds a user and mails a link to choose a password; undefined where the address is in use. */
  invite(person: NewPerson, by: Actor): Promise<{ id: string; link: string; expiresAt: string } | undefined>;
  /**
   * Changes a user's role or access. `missing` for an unknown id, `last-owner` where no active owner would be left;
   * otherwise a link to choose a new password, where a reset was requested.
   */
  change(id: string, change: PersonChange, by: Actor): Promise<'missing' | 'last-owner' | { link: string | null }>;
  changeMe(
    id: string,
    change: { name?: string; mailWishes?: MailWishes; lang?: string; onLeaveUntil?: string | null },
  ): Promise<void>;
  /**
   * The users who enabled notices about messages or applications, whose role may see them, and who are not on leave
   * `today`, `YYYY-MM-DD`.
   */
  wishing(what: keyof MailWishes, today: string): Promise<{ id: string; email: string; lang: string | null }[]>;
}
