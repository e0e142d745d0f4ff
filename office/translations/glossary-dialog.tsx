import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { listGlossaries } from '#contract/calls/office/translations/list-glossaries.ts';
import { saveGlossary } from '#contract/calls/office/translations/save-glossary.ts';
import { type Formality, formalities, readTerms } from '#contract/glossary.ts';
import { client } from '../providers/client.ts';
import { FormDialog } from '../screen/form-dialog.tsx';
import { useTimes } from '../screen/format/use-times.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';

interface GlossaryDialogProps {
  langs: readonly string[];
  onClose: () => void;
}

interface Draft {
  formality: Formality;
  terms: string;
}

/** The terms and the tone that the translation service gets for each language. */
export function GlossaryDialog({ langs, onClose }: GlossaryDialogProps) {
  const texts = useTexts();
  const { languageName } = useFormats();
  const words = texts.proposals.glossary;
  const times = useTimes();
  const notify = useNotify();
  const queries = useQueryClient();
  const [lang, setLang] = useState(langs[0] ?? '');
  const [draft, setDraft] = useState<Draft>();
  const stored = useQuery({
    queryKey: ['glossaries'],
    queryFn: async ({ signal }) => (await client.list(listGlossaries, {}, { signal })).items,
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const known = stored.data?.find((each) => each.lang === lang);
  const shown: Draft = draft ?? { formality: known?.formality ?? 'default', terms: known?.terms ?? '' };
  const [wrong] = readTerms(shown.terms).errors;
  const save = useMutation({
    mutationFn: () => client.call(saveGlossary, { lang, ...shown, seen: known?.changedAt ?? null }),
    onSuccess: async () => {
      notify(words.saved, { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['glossaries'] });
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.title}
      action={words.save}
      busy={save.isPending || stored.isPending}
      error={save.error ?? stored.error}
      onSubmit={() => {
        if (!draft) onClose();
        else if (!wrong) save.mutate();
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{words.intro}</Typography>
      <TextField
        select
        label={words.language}
        value={lang}
        onChange={({ target }) => {
          setLang(target.value);
          setDraft(undefined);
        }}
      >
        {langs.map((each) => (
          <MenuItem key={each} value={each}>
            {languageName(each)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={words.formality}
        value={shown.formality}
        onChange={({ target }) => setDraft({ ...shown, formality: target.value as Formality })}
      >
        {formalities.map((each) => (
          <MenuItem key={each} value={each}>
            {words.formalities[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={words.terms}
        helperText={words.termsHelp}
        value={shown.terms}
        onChange={({ target }) => setDraft({ ...shown, terms: target.value })}
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
