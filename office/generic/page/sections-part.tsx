import { useWatch } from 'react-hook-form';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { FieldInputs } from '../inputs/field-inputs.tsx';
import { TranslationInputs } from '../inputs/translation-inputs.tsx';
import { FoldedPart } from './folded-part.tsx';

interface SectionsPartProps {
  fields: readonly FieldDescription[];
  /** '' is the main language. */
  lang: string;
}

/** The sections below the content of an entry, and how many there are. */
export function SectionsPart({ fields, lang }: SectionsPartProps) {
  const { label } = useTexts().entities.freePage.fields.sections;
  const { number } = useFormats();
  const sections: unknown = useWatch({ name: 'document.sections' });
  const count = Array.isArray(sections) ? sections.length : 0;
  return (
    <FoldedPart title={label} note={count > 0 ? number(count) : ''}>
      {lang === '' ? (
        <FieldInputs fields={fields} path="document" />
      ) : (
        <TranslationInputs fields={fields} path={`translations.${lang}`} original="document" />
      )}
    </FoldedPart>
  );
}
