/** The translation service of the settings TRANSLATE_…. */
export interface TranslateOptions {
  api: 'deepl' | 'openai';
  /** Without the path of the API. */
  url: string;
  /** '': none. */
  key: string;
  /** '': none; DeepL has one. */
  model: string;
}

interface Settings {
  url: string | undefined;
  key: string;
  api: TranslateOptions['api'] | undefined;
  model: string;
}

/** Whether a text is an http(s) address without a user, a query or a fragment. */
export const isServiceUrl = (text: string): boolean => {
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
};

/** The options, undefined without TRANSLATE_URL, or what is wrong with them. */
export function translateOptions({ url, key, api, model }: Settings): TranslateOptions | { wrong: string } | undefined {
  if (url === undefined) {
    const isAlone = key !== '' || model !== '' || api !== undefined;
    return isAlone ? { wrong: 'TRANSLATE_KEY, TRANSLATE_API and TRANSLATE_MODEL need TRANSLATE_URL.' } : undefined;
  }
  const kind = api ?? (/(^|\.)deepl\.com$/.test(new URL(url).hostname) ? 'deepl' : 'openai');
  if (kind === 'openai' && model === '') {
    return { wrong: 'TRANSLATE_MODEL is missing; an OpenAI-compatible service needs the name of a model.' };
  }
  return { api: kind, url: url.replace(/\/v[12]$/, ''), key, model: kind === 'deepl' ? '' : model };
}
