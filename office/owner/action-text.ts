import type { Texts } from '../texts/texts.ts';

type Actions = Texts['owner']['audit']['actions'];

/** The words for an action such as `entry.save`. An action of a later version is shown by its name. */
export function actionText(texts: Actions, action: string): string {
  const name = action.replace('.', '-');
  return Object.hasOwn(texts, name) ? texts[name as keyof Actions] : action;
}
