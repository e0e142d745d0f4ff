import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Formality, Term } from '#contract/languages/glossary.ts';
import { requestService, type Service } from './service-request.ts';
import { type TextKind, TranslationError, type TranslationJob, type Translator } from './translator.ts';

const translated = z.object({ translations: z.array(z.object({ text: z.string() })) });
const glossary = z.object({ glossary_id: z.string(), name: z.string() });
const glossaries = z.object({ glossaries: z.array(glossary) });

/** With `prefer_`, languages without such forms are translated too. */
const formality: Record<Formality, string> = { default: 'default', formal: 'prefer_more', informal: 'prefer_less' };

/** Targets that DeepL knows with their region or script; `pt` and `en` alone are European here. */
const targets: Readonly<Record<string, string>> = {
  en: 'EN-GB',
  'en-us': 'EN-US',
  pt: 'PT-PT',
  'pt-br': 'PT-BR',
  no: 'NB',
  'zh-hant': 'ZH-HANT',
  'zh-tw': 'ZH-HANT',
  'zh-hk': 'ZH-HANT',
  'es-419': 'ES-419',
};

const baseOf = (lang: string): string => lang.split('-', 1)[0] ?? lang;

export const deeplTarget = (lang: string): string =>
  targets[lang] ?? targets[baseOf(lang)] ?? baseOf(lang).toUpperCase();

/**
 * An element with a language of its own, such as a name, stays as it is. The attribute is removed from the result when
 * it is cleaned.
 */
const untouched = (html: string): string => html.replace(/<([a-z0-9]+)(?=[^>]*\slang=")/g, '<$1 translate="no"');

interface DeeplOptions {
  service: Service;
  /** Begins the names of glossaries, so that two sites can share an account. */
  site: string;
}

/** A DeepL-compatible service. The glossary of a pair of languages is created when its terms have changed. */
export function createDeeplTranslator({ service, site }: DeeplOptions): Translator {
  const idOfGlossary = async ({ from, to, terms }: TranslationJob) => {
    if (terms.length === 0) return undefined;
    const pair = { source_lang: baseOf(from), target_lang: baseOf(to) };
    const family = `atrium ${site} ${from} ${to} `;
    const name = family + hashOf(terms);
    const list = { method: 'GET', path: '/v2/glossaries', output: glossaries } as const;
    const own = (await requestService(service, list)).glossaries.filter((each) => each.name.startsWith(family));
    const known = own.find((each) => each.name === name);
    for (const { glossary_id } of own) {
      if (glossary_id === known?.glossary_id) continue;
      const path = `/v2/glossaries/${encodeURIComponent(glossary_id)}`;
      // Another call may have deleted it meanwhile; one that stays is deleted by the next call.
      await requestService(service, { method: 'DELETE', path, output: z.unknown() }).catch(() => undefined);
    }
    if (known) return known.glossary_id;
    const entries = terms.map(({ source, translation }) => `${source}\t${translation}`).join('\n');
    const body = { name, ...pair, entries, entries_format: 'tsv' };
    const made = { method: 'POST', path: '/v2/glossaries', body, output: glossary } as const;
    return (await requestService(service, made)).glossary_id;
  };

  return {
    host: new URL(service.url).host,
    maxCharacters: 30_000,
    async open(job) {
      const id = await idOfGlossary(job).catch((error: unknown) => {
        // The service has no glossaries for this pair of languages; missing terms are noted at the proposals.
        if (error instanceof TranslationError && error.scope === 'texts') return undefined;
        throw error;
      });
      const options = {
        source_lang: baseOf(job.from).toUpperCase(),
        target_lang: deeplTarget(job.to),
        formality: formality[job.formality],
        ...(id === undefined ? {} : { glossary_id: id }),
      };
      return async (kind: TextKind, texts: readonly string[]) => {
        const text = kind === 'html' ? texts.map(untouched) : texts;
        const body = { text, ...options, ...(kind === 'html' ? { tag_handling: 'html' } : {}) };
        const asked = { method: 'POST', path: '/v2/translate', body, output: translated } as const;
        const { translations } = await requestService(service, asked);
        return translations.map((each) => each.text);
      };
    },
  };
}

const hashOf = (terms: readonly Term[]): string =>
  createHash('sha256').update(JSON.stringify(terms)).digest('base64url').slice(0, 16);
