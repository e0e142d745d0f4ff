import type { Texts } from '../texts/texts.ts';

type Actions = Texts['owner']['audit']['actions'];

/** The words for an action such as `entry.save`. An action of a later version is shown by its name. */
export function actionText(texts: Actions, action: string): string {
  const name = action.replace('.', '-');
  return Object.hasOwn(texts, name) ? texts[name as keyof Actions] : action;
}

/** The actions whose texts contain each word, separated by commas; undefined for none. */
export function actionsNamed(texts: Actions, words: string): string | undefined {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = Object.entries(texts)
    .filter(([, text]) => sought.every((word) => text.toLowerCase().includes(word)))
    // `entry-save` is `entry.save`; the names of actions with users have hyphens only.
    .flatMap(([name]) => [name, name.replace('-', '.')]);
  return found.length === 0 ? undefined : found.slice(0, 100).join(',');
}
