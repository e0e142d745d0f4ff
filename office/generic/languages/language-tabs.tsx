import Add from '@mui/icons-material/Add';
import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { ShortForm } from '#office/screen/dialogs/short-form.tsx';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import { ConfirmDialog } from '#office/shell/dialogs/confirm-dialog.tsx';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { type EntryValues, translationValues } from '../form/entry-values.ts';
import { useFormFacts } from '../form/form-context.ts';
import { flattenErrors } from '../form/form-errors.ts';
import { LanguageField } from './language-field.tsx';
import { useLanguageStatusText } from './language-status.tsx';
import { languageIn, languagesBeside } from './languages.ts';

/** A page has one form, so the language identifies its tab. */
export const languageTabId = (lang: string) => `language-${lang || 'default'}`;
export const languagePanelId = (lang: string) => `language-panel-${lang || 'default'}`;

interface LanguageTabsProps {
  fields: readonly FieldDescription[];
  /** '' is the default language. */
  current: string;
  onChange: (lang: string) => void;
}

/** A tab for each language of an entry, and a button for another one. */
export function LanguageTabs({ fields, current, onChange }: LanguageTabsProps) {
  const formats = useFormats();
  const texts = useTexts();
  const words = texts.form.languages;
  const mainLanguage = formats.languageName(useMe().mainLanguage);
  const { readOnly } = useFormFacts();
  const { control, setValue, getValues } = useFormContext<EntryValues>();
  const langs = Object.keys(useWatch({ control, name: 'translations' }) ?? {});
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();

  const remove = () => {
    const rest = Object.fromEntries(Object.entries(getValues('translations')).filter(([lang]) => lang !== current));
    setValue('translations', rest, { shouldDirty: true });
    setRemoving(false);
    // The language's tab and the button that removes it no longer exist then.
    focusNext(() => document.getElementById(languageTabId('')) ?? addButton.current);
    onChange('');
  };
  if (langs.length === 0 && readOnly) return null;
  return (
    <Box sx={{ marginBlockEnd: 2.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {langs.length > 0 && <TabList langs={['', ...langs]} current={current} onChange={onChange} />}
        {!readOnly && (
          <Button ref={addButton} size="small" startIcon={<Add />} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </Box>
      {current !== '' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockStart: 1.5 }}>
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
            {texts.translations.main.fallsBack({ language: mainLanguage })}
          </Typography>
          {!readOnly && (
            <Button size="small" onClick={() => setRemoving(true)}>
              {words.remove({ name: formats.languageName(current || 'en') })}
            </Button>
          )}
        </Box>
      )}
      {adding && (
        <AddLanguage
          known={langs}
          onClose={() => setAdding(false)}
          onAdd={(lang) => {
            const blank = translationValues(fields, getValues('document'), {});
            setValue('translations', { ...getValues('translations'), [lang]: blank }, { shouldDirty: true });
            setAdding(false);
            onChange(lang);
          }}
        />
      )}
      <ConfirmDialog
        open={removing}
        title={words.removeTitle({ name: formats.languageName(current || 'en') })}
        body={texts.translations.main.removeBody({ language: mainLanguage })}
        confirm={words.remove({ name: formats.languageName(current || 'en') })}
        onConfirm={remove}
        onClose={() => setRemoving(false)}
        danger
      />
    </Box>
  );
}

interface TabListProps extends Pick<LanguageTabsProps, 'current' | 'onChange'> {
  langs: readonly string[];
}

/** The tabs, with the errors and the outdated texts of each language. */
function TabList({ langs, current, onChange }: TabListProps) {
  const formats = useFormats();
  const words = useTexts().form.languages;
  const { mainLanguage } = useMe();
  const { outdated, languages } = useFormFacts();
  const statusText = useLanguageStatusText();
  const { control } = useFormContext<EntryValues>();
  const { errors } = useFormState({ control });

  const named = (lang: string) => {
    const name = formats.languageName(lang || mainLanguage);
    const tree = lang === '' ? errors.document : errors.translations?.[lang];
    const count = flattenErrors(tree).length;
    if (count > 0) return { label: words.errors({ name, count }), isWrong: true };
    const late = outdated.filter((mark) => mark.lang === lang).length;
    return { label: late > 0 ? words.outdatedIn({ name, count: late }) : name, isWrong: false };
  };
  return (
    <Tabs
      value={current}
      onChange={(_, next: string) => onChange(next)}
      variant="scrollable"
      aria-label={words.label}
      sx={{ maxWidth: '100%', minWidth: 0 }}
    >
      {langs.map((lang) => {
        const { label, isWrong } = named(lang);
        return (
          <Tab
            key={lang}
            value={lang}
            label={<TabLabel label={label} status={statusText(languages.find((each) => each.lang === lang))} />}
            id={languageTabId(lang)}
            // Texts of other languages are rendered only while they are shown.
            {...(lang === '' || lang === current ? { 'aria-controls': languagePanelId(lang) } : {})}
            sx={isWrong ? { color: 'error.main' } : {}}
          />
        );
      })}
    </Tabs>
  );
}

function TabLabel({ label, status }: { label: string; status: string }) {
  if (status === '') return label;
  return (
    <>
      <span>{label}</span>
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {status}
      </Typography>
    </>
  );
}

interface AddLanguageProps {
  known: readonly string[];
  onAdd: (lang: string) => void;
  onClose: () => void;
}

function AddLanguage({ known, onAdd, onClose }: AddLanguageProps) {
  const texts = useTexts();
  const words = texts.form.languages;
  const formats = useFormats();
  const { mainLanguage } = useMe();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState('');
  const add = () => {
    const lang = languageIn(typed, formats.languageName)?.toLowerCase();
    if (lang === undefined) return setTrouble(words.invalid);
    if ([mainLanguage.toLowerCase(), ...known].includes(lang)) return setTrouble(words.exists);
    onAdd(lang);
  };
  return (
    <ShortForm title={words.add} action={words.add} disabled={typed.trim() === ''} onSubmit={add} onClose={onClose}>
      <LanguageField
        offered={languagesBeside(mainLanguage).filter((tag) => !known.includes(tag))}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setTrouble('');
        }}
        onChoose={onAdd}
        help={words.tagHelp}
        error={trouble}
      />
    </ShortForm>
  );
}
