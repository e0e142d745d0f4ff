import type { DeskSettings } from '#contract/office/desks.ts';
import type { Actor } from './actor.ts';

/** The desks and rules as saved; before the first time, revision 0 with one desk. */
export interface StoredDesks extends DeskSettings {
  revision: number;
  changedAt: string | null;
  changedBy: string;
}

export interface Desks {
  get(): Promise<StoredDesks>;
  /**
   * Replaces desks and rules, with an audit row. Throws `conflict` unless the last revision is `seen`. The enquiries of a
   * desk that is removed go to the default desk.
   */
  save(settings: DeskSettings, seen: number, by: Actor): Promise<void>;
}
