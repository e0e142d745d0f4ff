import { useParams } from 'react-router';
import type { EntityName } from '#content/registry.ts';
import { isLanguageTag } from '#contract/languages/language-tags.ts';
import { entityName } from '#contract/office/entry-view.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { useEntry } from '#office/generic/form/entry-form-screen.tsx';
import { NothingHere } from '#office/shell/frame/access.tsx';
import { maySee, useMe } from '#office/shell/me.ts';
import { LoadError, Loading } from '#office/shell/states.tsx';
import { TranslationEditor } from './translation-editor.tsx';

/** The texts of an entry in the main language beside those in another. */
export function SideBySideScreen() {
  const { role, mainLanguage } = useMe();
  const { type: name, id = '', lang = '' } = useParams();
  const type = entityName.safeParse(name);
  const isOther = isLanguageTag(lang) && lang === lang.toLowerCase() && lang !== mainLanguage.toLowerCase();
  if (!type.success || !maySee(role, type.data) || !/^\d{1,10}$/.test(id) || !isOther) return <NothingHere />;
  return <SideBySide key={`${id} ${lang}`} type={type.data} id={Number(id)} lang={lang} />;
}

function SideBySide({ type, id, lang }: { type: EntityName; id: number; lang: string }) {
  const { data, error, refetch } = useEntry(id, 'edit');
  if (error instanceof CallError && error.kind === 'not-found') return <NothingHere />;
  if (error) return <LoadError error={error} onAgain={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.type !== type) return <NothingHere />;
  return <TranslationEditor entry={data} lang={lang} />;
}
