import { languageTabId } from '../languages/language-tabs.tsx';
import { fieldId } from './use-field.ts';

/** The elements of a field and of what it is in, from the outside in. */
function elementsOf(path: string): HTMLElement[] {
  const keys = path.split('.');
  return keys.flatMap((_, index) => document.getElementById(fieldId(keys.slice(0, index + 1).join('.'))) ?? []);
}

/** The button that opens an item of a list, if it is closed. */
const foldButton = '[data-fold][aria-expanded="false"]';

/** What can have the focus in a field or an item, apart from the tools of an editor. */
const controls = '[contenteditable="true"], input:not([type="hidden"], [type="file"]), textarea, [role="combobox"]';
const inputs = `:is(${controls}):not([role="toolbar"] *)`;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** An editor of rich text appears some frames after its field, and this one after its item. */
const maxFrames = 30;

/** The input of a field, or the first of an item; after some frames the field or the item itself, which may have none. */
async function inputIn(path: string): Promise<HTMLElement> {
  for (let frame = 0; frame < maxFrames; frame++) {
    const own = document.getElementById(fieldId(path));
    const input = own?.matches(inputs) ? own : own?.querySelector<HTMLElement>(inputs);
    if (input) return input;
    await nextFrame();
  }
  return elementsOf(path).at(-1) ?? document.body;
}

/**
 * Moves the focus to a field of the form, such as `translations.de.sections.2.heading`; opens the tabs and the items
 * that it is in.
 */
export async function goToField(path: string): Promise<void> {
  const lang = /^translations\.([^.]+)/.exec(path)?.[1] ?? '';
  document.getElementById(languageTabId(lang))?.click();
  await nextFrame();
  // Opens the tab of a field that is not visible.
  const part = elementsOf(path).at(-1)?.closest<HTMLElement>('[role="tabpanel"][hidden]');
  if (part) document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.click();
  await nextFrame();
  for (const item of elementsOf(path)) {
    const button = item.matches('[data-sortable]') ? item.querySelector<HTMLElement>(foldButton) : null;
    button?.click();
    if (button) await nextFrame();
  }
  const element = elementsOf(path).at(-1);
  if (!element) return;
  const closed = element.closest('details');
  if (closed) closed.open = true;
  (await inputIn(path)).focus({ preventScroll: true });
  element.scrollIntoView({ block: element.offsetHeight > window.innerHeight ? 'start' : 'center' });
}
