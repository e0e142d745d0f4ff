import type { I18nProvider } from 'react-admin';
import type { Texts } from '../texts/texts.ts';

/**
 * Translates the few messages of react-admin's own that the office shows. The office's texts are translated already: they pass as they
 * are.
 */
export function i18nProviderFor(language: string, words: Texts['library']): I18nProvider {
  const messages: Readonly<Record<string, string>> = {
    'ra.action.undo': words.undo,
    'ra.action.close': words.close,
    'ra.auth.auth_check_error': words.signInAgain,
    'ra.notification.logged_out': words.signInAgain,
    'ra.notification.not_authorized': words.forbidden,
    'ra.notification.http_error': words.failed,
    'ra.notification.data_provider_error': words.failed,
  };
  return {
    translate: (key, options) => messages[key] ?? options?._ ?? key,
    changeLocale: async () => {},
    getLocale: () => language,
  };
}
