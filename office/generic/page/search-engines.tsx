import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EntityName } from '#content/registry.ts';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { type EntryValues, recordIn } from '../form/entry-values.ts';
import { FieldInputs } from '../inputs/field-inputs.tsx';
import { TranslationInputs } from '../inputs/translation-inputs.tsx';
import { FoldedPart } from './folded-part.tsx';
import { pageFacts } from './page-facts.ts';
import { PagePreview } from './page-preview.tsx';

interface SearchEnginesProps {
  type: EntityName;
  /** Those of the page alone. */
  fields: readonly FieldDescription[];
  /** Of the saved entry; null: it has none yet. */
  path: string | null;
  /** '' is the main language. */
  lang: string;
}

/** What search engines and shared links show of the entry’s page, and the fields to change it. */
export function SearchEngines({ type, fields, path, lang }: SearchEnginesProps) {
  const words = useTexts().form.searchEngines;
  const { companyName, companySummary, footerInfo, siteUrl } = useMe();
  const [isOpen, setOpen] = useState(false);
  const { control, getValues } = useFormContext<EntryValues>();
  // While it is closed, typing elsewhere need not render it.
  useWatch({ control, disabled: !isOpen });
  const { document, translations } = getValues();
  const translation = lang === '' ? undefined : recordIn(translations[lang]);
  const facts = pageFacts({
    type,
    document,
    translation,
    lang,
    path,
    companyName,
    companySummary,
    footerInfo,
    siteUrl,
  });
  const fallbacks = { searchTitle: facts.usual.title, searchDescription: facts.usual.description };
  return (
    <FoldedPart title={words.title} note={facts.isHidden ? words.hidden : ''} onToggle={setOpen}>
      <PagePreview facts={facts} lang={lang} />
      {lang === '' ? (
        <FieldInputs fields={fields} path="document" fallbacks={fallbacks} />
      ) : (
        <TranslationInputs fields={fields} path={`translations.${lang}`} original="document" fallbacks={fallbacks} />
      )}
    </FoldedPart>
  );
}
