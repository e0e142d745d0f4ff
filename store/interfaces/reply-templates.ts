import type { ReplyTemplates as Settings } from '#contract/office/replies/reply-templates.ts';
import type { Actor } from '../actor.ts';
import type { Stored } from './desks.ts';

export interface ReplyTemplates {
  /** The templates as saved; before the first time, revision 0 without any. */
  get(): Promise<Stored<Settings>>;
  /** Replaces all templates, with an audit row. Throws `conflict` unless the last revision is `seen`. */
  save(settings: Settings, seen: number, by: Actor): Promise<void>;
}
