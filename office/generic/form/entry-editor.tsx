import { Alert, Box, Card } from '@mui/material';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EntityName } from '#content/registry.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { SheetLink } from '#office/entities/sheet-link.tsx';
import { Page } from '#office/shell/frame/page.tsx';
import { listSearchIn, readdressed, settled } from '#office/shell/moves.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFields } from '../fields/field-texts.ts';
import {
  type LanguageChoice,
  languagesToPublish,
  languagesToSchedule,
  languagesToUnpublish,
} from '../languages/language-choices.ts';
import { useLanguageInAddress } from '../languages/use-language-in-address.ts';
import { BesidePreview, PreviewButton } from '../live/beside-preview.tsx';
import { useLiveToggle } from '../live/use-live-toggle.ts';
import type { OpenDialog } from '../open-dialog.ts';
import { ReviewNote } from '../review/review-note.tsx';
import type { Asking } from '../saving/dialogs/save-dialogs.tsx';
import { EntryFormProvider } from '../saving/entry-form-provider.tsx';
import { SaveBar } from '../saving/save-bar.tsx';
import { savedStateOf, shortcutIntent } from '../saving/saving.ts';
import { type EntryForm, useEntryForm } from '../saving/use-entry-form.ts';
import { useSaveKey } from '../saving/use-save-key.ts';
import { StatusChips } from '../status-chip.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EntryFields } from './entry-fields.tsx';
import { EntryNotes } from './entry-notes.tsx';
import { type EntryValues, hasTranslations, valuesOf, withLanguage } from './entry-values.ts';
import { ErrorSummary } from './error-summary.tsx';

type EditorProps = { type: EntityName; single: boolean } & (
  | { entry: EditedEntry }
  | {
      entry?: undefined;
      start: EntryValues;
      isCopy: boolean;
      /** Called before the navigation to the address of the created entry. */
      onMade: ((id: number) => void) | undefined;
    }
);

/** The form of an entry with all its actions. */
export function EntryEditor(props: EditorProps) {
  const { type, single } = props;
  const texts = useTexts();
  const navigate = useNavigate();
  const list = `/${type}${listSearchIn(useLocation().state)}`;
  const fields = useFields(type);
  const label = texts.entities[type].label;
  const shownLanguage = useLanguageInAddress();
  const [lang, setLang] = useState(shownLanguage);
  const [open, setOpen] = useState<OpenDialog>();
  const toggle = useLiveToggle();
  const isCopy = props.entry === undefined && props.isCopy;
  const editing = useEntryForm({
    type,
    entry: props.entry,
    start: (mayEdit) => {
      if (!props.entry) return props.start;
      const values = valuesOf(fields, props.entry);
      return mayEdit && hasTranslations(fields) ? withLanguage(fields, values, shownLanguage) : values;
    },
    startsDirty: isCopy,
    onSaved: (saved, { isNew }) => {
      if (!isNew || single) return;
      if (!props.entry) props.onMade?.(saved.id);
      void navigate(`/${type}/${saved.id}`, { replace: true, state: readdressed });
    },
  });
  const { entry } = editing;
  const live = { ...toggle, isOpen: toggle.isOpen && !editing.readOnly };
  useSaveKey(() => {
    if (editing.canSave) editing.start(shortcutIntent(savedStateOf(entry)));
  });
  const choicesOf = (asking: Asking) => languageChoices(asking, editing, lang);
  const { create, untitled } = texts.entries.form;
  const title = entry ? entry.title || untitled({ what: label.one }) : create({ what: label.one });
  const sheet = type === 'category' && entry && <SheetLink key="sheet" type={type} category={entry.id} />;
  return (
    <EntryFormProvider of={editing}>
      <Page
        title={single ? label.one : title}
        beside={entry && <StatusChips {...entry} />}
        actions={editing.readOnly ? sheet : [sheet, <PreviewButton key="preview" {...live} />]}
        {...(single ? {} : { back: { to: list, label: label.many } })}
        width={live.isOpen && live.isWide ? 'full' : 'narrow'}
      >
        <Box component="form" noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          <EntryNotes editing={editing} />
          {entry && !editing.readOnly && <ReviewNote entry={entry} onReview={() => setOpen('review')} />}
          {isCopy && !entry && <CopyNote />}
          <ErrorSummary fields={fields} failures={editing.failures} />
          <BesidePreview editing={editing} language={lang} live={live}>
            <Card sx={{ padding: { xs: 2, sm: 3 }, overflow: 'visible' }}>
              <EntryFields
                type={type}
                fields={fields}
                id={entry?.id}
                pagePath={entry?.path ?? null}
                language={lang}
                onLanguage={setLang}
              />
            </Card>
          </BesidePreview>
          <SaveBar editing={editing} single={single} choicesOf={choicesOf} onOpen={setOpen} />
        </Box>
      </Page>
      <EditorDialogs
        editing={editing}
        open={open}
        language={lang}
        onClose={() => setOpen(undefined)}
        onTrashed={() => {
          editing.kept.clear();
          void navigate(list, { state: settled });
        }}
      />
    </EntryFormProvider>
  );
}

const CopyNote = () => (
  <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
    {useTexts().entries.done.duplicated}
  </Alert>
);

/** The languages that an action may be limited to. */
function languageChoices(asking: Asking, { entry, fields, base, form }: EntryForm, lang: string): LanguageChoice[] {
  const values = form.getValues();
  const open = lang in values.translations ? lang : '';
  if (asking === 'end') return [];
  if (asking === 'unpublish') return languagesToUnpublish({ entry, open });
  const state = { entry, fields, base, values, open };
  return asking === 'schedule' ? languagesToSchedule(state) : languagesToPublish(state);
}
