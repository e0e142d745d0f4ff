import { createDeeplTranslator } from './deepl.ts';
import { createOpenaiTranslator } from './openai.ts';
import { type TranslateTexts, TranslationError, type Translator } from './translator.ts';

/** The translation service of the operator's settings. */
export interface TranslatorOptions {
  api: 'deepl' | 'openai';
  /** Without the path of the API, such as `https://api.deepl.com`. */
  url: string;
  /** '': the service needs none, as on this machine. */
  key: string;
  /** '' for DeepL. */
  model: string;
  /** The host of the site. */
  site: string;
  /** The time limit of a request; absent: 45 seconds, because proxies in front of the office wait for 60. */
  timeoutMs?: number;
}

const counted =
  (translate: TranslateTexts): TranslateTexts =>
  async (kind, texts) => {
    const found = await translate(kind, texts);
    if (found.length === texts.length) return found;
    const message = `The translation service returned ${found.length} texts for ${texts.length}.`;
    throw new TranslationError('texts', message);
  };

export function createTranslator({ api, url, key, model, site, timeoutMs = 45_000 }: TranslatorOptions): Translator {
  const scheme = api === 'deepl' ? 'DeepL-Auth-Key' : 'Bearer';
  const headers: Record<string, string> = key === '' ? {} : { authorization: `${scheme} ${key}` };
  const service = { url, timeoutMs, headers };
  const translator =
    api === 'deepl' ? createDeeplTranslator({ service, site }) : createOpenaiTranslator({ service, model });
  return { ...translator, open: async (job) => counted(await translator.open(job)) };
}
