import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { EntityName } from '#content/registry.ts';
import { concernSections } from '#office/entities/concern-sections.ts';
import { useTexts } from '#office/texts/texts.ts';
import { companyTabs, type FormTab } from '#office/upkeep/company-tabs.ts';
import { ContentLanguageProvider } from '../content-language.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { FieldInputs } from '../inputs/field-inputs.tsx';
import { ParentInput } from '../inputs/relations/parent-input.tsx';
import { TranslationInputs } from '../inputs/translation-inputs.tsx';
import { LanguageTabs, languagePanelId, languageTabId } from '../languages/language-tabs.tsx';
import { isOfPage, isSectionsOf } from '../page/page-facts.ts';
import { SearchEngines } from '../page/search-engines.tsx';
import { SectionsPart } from '../page/sections-part.tsx';
import { EntryProposals } from '../proposals/entry-proposals.tsx';
import { type EntryValues, hasTranslations } from './entry-values.ts';
import { flattenErrors } from './form-errors.ts';

/** Types whose form has tabs. */
const tabsOf: Partial<Record<EntityName, readonly FormTab[]>> = { company: companyTabs };

/** Types whose form has sections under headings. */
const sectionsOf: Partial<Record<EntityName, readonly FormTab[]>> = { concern: concernSections };

interface EntryFieldsProps {
  type: EntityName;
  fields: readonly FieldDescription[];
  id: number | undefined;
  /** The path of the page of the saved entry; null: it has none. */
  pagePath: string | null;
  /** The language of the open tab; '' is the default language. */
  language: string;
  onLanguage: (lang: string) => void;
}

/** The form's fields, in the default language or in another. */
export function EntryFields({ type, fields: all, id, pagePath, language, onLanguage }: EntryFieldsProps) {
  const { control } = useFormContext<EntryValues>();
  const translations = useWatch({ control, name: 'translations' });
  const current = language !== '' && translations && language in translations ? language : '';
  const { ofPage, sectionsBelow, fields } = useMemo(() => {
    const isSections = isSectionsOf(type);
    const fields = all.filter((field) => !isOfPage(field) && !isSections(field));
    return { ofPage: all.filter(isOfPage), sectionsBelow: all.filter(isSections), fields };
  }, [all, type]);
  const onPage = ofPage.length > 0 && { type, fields: ofPage, path: pagePath };
  const tabs = tabsOf[type];
  const headed = sectionsOf[type];
  const isTabbed = Object.keys(translations ?? {}).length > 0;
  const panelOf = (one: string) =>
    isTabbed ? { role: 'tabpanel', id: languagePanelId(one), 'aria-labelledby': languageTabId(one) } : {};
  return (
    <>
      {hasTranslations(all) && <LanguageTabs fields={all} current={current} onChange={onLanguage} />}
      <Box
        {...panelOf('')}
        hidden={current !== ''}
        sx={{ display: current === '' ? 'grid' : 'none', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <ParentInput type={type} id={id} />
        {tabs && <PartedFields fields={fields} tabs={tabs} />}
        {headed?.map((section) => (
          <FieldSection key={section.fields[0]} section={section} fields={fields} />
        ))}
        {!tabs && !headed && <FieldInputs fields={fields} path="document" />}
        {sectionsBelow.length > 0 && <SectionsPart fields={sectionsBelow} lang="" />}
        {onPage && <SearchEngines {...onPage} lang="" />}
      </Box>
      {current !== '' && (
        <Box
          key={current}
          {...panelOf(current)}
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <ContentLanguageProvider value={current}>
            <EntryProposals id={id} lang={current}>
              <TranslationInputs fields={fields} path={`translations.${current}`} original="document" />
              {sectionsBelow.length > 0 && <SectionsPart fields={sectionsBelow} lang={current} />}
              {onPage && <SearchEngines {...onPage} lang={current} />}
            </EntryProposals>
          </ContentLanguageProvider>
        </Box>
      )}
    </>
  );
}

interface FieldSectionProps {
  section: FormTab;
  fields: readonly FieldDescription[];
}

function FieldSection({ section, fields }: FieldSectionProps) {
  const headingId = useId();
  const texts = useTexts();
  const shown = section.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '& + &': { borderTop: 1, borderColor: 'divider', paddingBlockStart: 3 },
      }}
    >
      <Typography id={headingId} component="h2" variant="h6">
        {section.label(texts)}
      </Typography>
      <FieldInputs fields={shown} path="document" />
    </Box>
  );
}

function PartedFields({ fields, tabs }: { fields: readonly FieldDescription[]; tabs: readonly FormTab[] }) {
  const texts = useTexts();
  const [shown, setShown] = useState(0);
  const { control } = useFormContext<EntryValues>();
  const { errors } = useFormState({ control });
  const wrong = new Set(flattenErrors(errors.document).map(({ path }) => path.split('.')[0] ?? ''));
  const named = new Set(tabs.flatMap((tab) => tab.fields));
  const fieldsIn = (tab: FormTab, index: number) =>
    fields.filter(({ name }) => tab.fields.includes(name) || (index === tabs.length - 1 && !named.has(name)));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={shown}
        onChange={(_, next: number) => setShown(next)}
        variant="scrollable"
        aria-label={texts.entries.form.parts}
        sx={{ borderBottom: 1, borderColor: 'divider', marginBlockEnd: 3 }}
      >
        {tabs.map((tab, index) => {
          const count = fieldsIn(tab, index).filter(({ name }) => wrong.has(name)).length;
          const label = tab.label(texts);
          return (
            <Tab
              key={label}
              id={`part-${index}`}
              aria-controls={`part-panel-${index}`}
              label={count === 0 ? label : texts.form.languages.errors({ name: label, count })}
              sx={count === 0 ? {} : { color: 'error.main' }}
            />
          );
        })}
      </Tabs>
      {tabs.map((tab, index) => {
        const Beside = tab.beside;
        return (
          <Box
            key={tab.label(texts)}
            role="tabpanel"
            id={`part-panel-${index}`}
            aria-labelledby={`part-${index}`}
            data-part={index}
            hidden={shown !== index}
            sx={{ display: shown === index ? 'grid' : 'none', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            <FieldInputs fields={fieldsIn(tab, index)} path="document" />
            {Beside && shown === index && <WatchingBeside Beside={Beside} />}
          </Box>
        );
      })}
    </Box>
  );
}

/** A component of its own: otherwise each key that is typed would render all fields of the form. */
function WatchingBeside({ Beside }: { Beside: NonNullable<FormTab['beside']> }) {
  const { control } = useFormContext<EntryValues>();
  return <Beside values={useWatch({ control, name: 'document' })} />;
}
