import { Alert, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listGlossaries, saveGlossary } from '#contract/calls/office/translations.ts';
import { type Formality, formalities, readTerms } from '#contract/languages/glossary.ts';
import { client } from '../providers/client.ts';
import { FormDialog } from '../screen/dialogs/form-dialog.tsx';
import { useTimes } from '../screen/format/use-times.ts';
import { SelectField } from '../screen/select-field.tsx';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';

interface GlossaryDialogProps {
  langs: readonly string[];
  onClose: () => void;
}

interface Draft {
  formality: Formality;
  terms: string;
  /** When the edited terms were saved; null if there were none. */
  seen: string | null;
}

const useGlossaries = () =>
  useQuery({
    queryKey: ['glossaries'],
    queryFn: async ({ signal }) => (await client.list(listGlossaries, {}, { signal })).items,
    refetchOnMount: 'always',
    gcTime: 0,
  });

/** The terms and the tone that the translation service gets for each language. */
export function GlossaryDialog({ langs, onClose }: GlossaryDialogProps) {
  const texts = useTexts();
  const { languageName } = useFormats();
  const words = texts.proposals.glossary;
  const times = useTimes();
  const queries = useQueryClient();
  const [lang, setLang] = useState(langs[0] ?? '');
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const stored = useGlossaries();
  const known = stored.data?.find((each) => each.lang === lang);
  const { formality = 'default', terms = '', changedAt: seen = null } = known ?? {};
  const shown = drafts[lang] ?? { formality, terms, seen };
  const change = (part: Partial<Draft>) => setDrafts({ ...drafts, [lang]: { ...shown, ...part } });
  const errorIn = (draft: Draft | undefined) => readTerms(draft?.terms ?? '').errors[0];
  const wrong = errorIn(shown);
  const save = useMutation({
    mutationFn: async () => {
      for (const [one, draft] of Object.entries(drafts)) {
        await client.call(saveGlossary, { lang: one, ...draft });
        // A failure of a later language leaves only that one to save.
        setDrafts(({ [one]: _, ...others }) => others);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['glossaries'] }),
    onSuccess: () => {
      notify(words.saved, { type: 'success' });
      onClose();
    },
  });
  const submit = () => {
    const changed = Object.keys(drafts);
    const wrongLanguage = changed.find((one) => errorIn(drafts[one]));
    if (wrongLanguage !== undefined) setLang(wrongLanguage);
    else if (changed.length > 0) save.mutate();
    else onClose();
  };
  return (
    <FormDialog
      title={words.title}
      action={words.save}
      sending={{ isPending: save.isPending || stored.isPending, error: save.error ?? stored.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary">{words.intro}</Typography>
      <SelectField
        label={words.language}
        value={lang}
        options={langs.map((each) => [each, languageName(each)])}
        onChange={setLang}
      />
      <SelectField
        label={words.formality}
        value={shown.formality}
        options={formalities.map((each) => [each, words.formalities[each]])}
        onChange={(formality) => change({ formality })}
      />
      <TextField
        label={words.terms}
        helperText={words.termsHelp}
        value={shown.terms}
        onChange={({ target }) => change({ terms: target.value })}
        multiline
        minRows={5}
        maxRows={14}
        error={wrong !== undefined}
        slotProps={{ htmlInput: { maxLength: 20_000, spellCheck: false } }}
      />
      {wrong && <Alert severity="error">{texts.rules.terms[wrong.reason](wrong)}</Alert>}
      {known && (
        <Typography variant="body2" color="textSecondary">
          {words.changed({ day: times.day(known.changedAt), name: known.changedBy })}
        </Typography>
      )}
    </FormDialog>
  );
}
