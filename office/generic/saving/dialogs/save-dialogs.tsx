import type { EditedEntry } from '#contract/office/entry-view.ts';
import type { LanguageChoice } from '#office/generic/languages/language-choices.ts';
import { LanguagesDialog } from '#office/generic/languages/languages-dialog.tsx';
import { ConfirmDialog } from '#office/shell/dialogs/confirm-dialog.tsx';
import { useTexts } from '#office/texts/texts.ts';
import type { Intent } from '../saving.ts';
import { EndDialog } from './end-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** The actions that can ask something first. */
export type Asking = 'publish' | 'schedule' | 'end' | 'unpublish';

interface SaveDialogsProps {
  asking: Asking;
  entry: EditedEntry | undefined;
  choices: readonly LanguageChoice[];
  onSave: (intent: Intent, at?: string, languages?: string[], end?: string | null) => void;
  onClose: () => void;
}

/** Asks for the languages of an action, for its time, or whether it is meant. */
export function SaveDialogs({ asking, entry, choices, onSave, onClose }: SaveDialogsProps) {
  const words = useTexts().entries;
  const save = (at?: string, languages?: string[], end?: string | null) => {
    onClose();
    onSave(asking, at, languages, end);
  };
  const end = entry?.unpublishAt ?? null;
  if (asking === 'schedule')
    return (
      <ScheduleDialog
        current={entry?.publishAt ?? null}
        end={end}
        isPublic={entry?.status === 'published'}
        choices={choices}
        onClose={onClose}
        onSchedule={save}
      />
    );
  if (asking === 'end')
    return <EndDialog current={end} onClose={onClose} onEnd={(at) => save(undefined, undefined, at)} />;
  if (asking === 'publish' || choices.length > 1)
    return (
      <LanguagesDialog
        use={asking}
        choices={choices}
        onClose={onClose}
        onConfirm={(languages) => save(undefined, languages)}
      />
    );
  return (
    <ConfirmDialog
      open
      title={words.trash.unpublishTitle({ count: 1 })}
      body={words.trash.unpublishBody({ count: 1 })}
      confirm={words.actions.unpublish}
      onClose={onClose}
      onConfirm={() => save()}
    />
  );
}
