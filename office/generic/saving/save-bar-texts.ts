import type { EditedEntry } from '#contract/office/entry-view.ts';
import type { Texts } from '#office/texts/texts.ts';
import type { Intent, SavedState } from './saving.ts';

/** The names of the actions on an entry in a state. */
export function actionNames(
  { status, publishAt, unpublishAt = null }: SavedState,
  { actions }: Texts['entries'],
): Record<Intent, string> {
  const isScheduled = status === 'scheduled';
  const isPublic = status === 'published';
  const whenUnscheduled = isPublic ? actions.scheduleChanges : actions.schedule;
  const whenNotPublic = isScheduled ? actions.publishNow : actions.publish;
  return {
    publish: isPublic ? actions.publishChanges : whenNotPublic,
    draft: isScheduled ? actions.toDraft : actions.saveDraft,
    schedule: publishAt === null ? whenUnscheduled : actions.changeTime,
    later: publishAt === null ? actions.saveLater : actions.toDraft,
    'keep-schedule': actions.saveScheduled,
    end: unpublishAt === null ? actions.end : actions.changeEnd,
    unpublish: actions.unpublish,
  };
}

/** When and by whom the entry was saved, or that something is not saved. */
export function savedText(
  entry: EditedEntry | undefined,
  isDirty: boolean,
  { form }: Texts['entries'],
  timeText: (time: string) => string,
): string {
  if (!entry || isDirty) return form.unsaved;
  const when = timeText(entry.updatedAt);
  return entry.updatedBy === '' ? form.saved({ when }) : form.savedBy({ when, who: entry.updatedBy });
}
