import { expect, type Locator, type Page } from '@playwright/test';
import type { z } from 'zod';
import { type FieldInput, metaOf } from '#contract/fields.ts';

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** What the fields are filled from. */
export interface Sources {
  /** The addresses of the first files of a picker. */
  files: Record<'picture' | 'document' | 'captions', readonly string[]>;
  /** The id and the title of an entry of a type. */
  entry: (type: string) => Promise<{ id: number; title: string }>;
}

interface Filling {
  page: Page;
  sources: Sources;
  /** The path of the field in the form, such as `document.media.0.title`. */
  path: string;
}

interface Place extends Filling {
  schema: Schema;
}

let count = 0;
const next = (): number => ++count;

const idOf = (path: string) => `field-${path.replaceAll('.', '-')}`;
const controlOf = ({ page, path }: Pick<Place, 'page' | 'path'>): Locator => page.locator(`[id="${idOf(path)}"]`);

/** Types over the value of a field. The last characters are typed key by key: a key takes long in a large form. */
export async function type(field: Locator, text: string): Promise<string> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.press('Backspace');
  await field.page().keyboard.insertText(text.slice(0, -2));
  await field.pressSequentially(text.slice(-2));
  return text;
}

async function chooseFile({ page, sources }: Place, button: Locator, kind: keyof Sources['files']): Promise<string> {
  await button.click();
  const cards = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  const at = next() % sources.files[kind].length;
  await cards.nth(at).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return sources.files[kind][at] ?? '';
}

const innerOf = (schema: Schema): Schema => {
  const { def } = schema._zod;
  return 'innerType' in def ? innerOf(def.innerType as Schema) : schema;
};

const optionsOf = (schema: Schema): string[] =>
  Object.values((innerOf(schema)._zod.def as z.core.$ZodEnumDef).entries).map(String);

async function chooseOption({ page }: Filling, field: Locator, typed: string, option: string): Promise<void> {
  await type(field, typed);
  await page.getByRole('option', { name: option }).first().click();
}

/** Each is used once: a site does not have a language twice. */
const languages = [
  ['it', 'Italian'],
  ['nl', 'Dutch'],
  ['pl', 'Polish'],
] as const;
let languageCount = 0;

const momentOf = (day: string) => `${day}T12:34`;
const dayOf = (at: number) => `2031-0${1 + (at % 9)}-1${at % 10}`;

/** Fills the input of each kind, and returns what the document then has. */
const fill: Record<Exclude<FieldInput, 'list'>, (place: Place, field: Locator) => Promise<unknown>> = {
  text: (_, field) => type(field, `Text ${next()}`),
  'long-text': async (_, field) => {
    await type(field, `First line ${next()}`);
    await field.press('Enter');
    await field.pressSequentially('second');
    return field.inputValue();
  },
  'rich-text': async ({ page, path }) => {
    const text = await type(page.locator(`[contenteditable][aria-labelledby="${idOf(path)}-label"]`), `Rich ${next()}`);
    return `<p>${text}</p>`;
  },
  picture: async (place, field) => {
    const src = await chooseFile(place, field.getByRole('button', { name: /^Choose/ }), 'picture');
    return { src, alt: await type(field.getByLabel('What the picture shows'), `Picture ${next()}`) };
  },
  file: async (place, field) => ({
    src: await chooseFile(place, field.getByRole('button', { name: /^Choose/ }), 'document'),
  }),
  captions: async (place, field) => ({
    src: await chooseFile(place, field.getByRole('button', { name: /^Choose/ }), 'captions'),
  }),
  video: (_, field) => type(field, `https://player.vimeo.com/video/${next()}`),
  'web-address': (_, field) => type(field, `https://example.com/${next()}`),
  link: (_, field) => type(field, `https://example.com/link/${next()}`),
  'page-address': (_, field) => type(field, `page-${next()}`),
  email: (_, field) => type(field, `mail${next()}@example.com`),
  phone: (_, field) => type(field, `+49 40 1234${next()}`),
  moment: async (_, field) => {
    await field.fill(momentOf(dayOf(next())));
    // The company's time zone is not that of the test.
    return expect.stringMatching(/^2031-\d\d-\d\dT\d\d:34:00.000Z$/);
  },
  day: async (_, field) => {
    await field.fill(dayOf(next()));
    return field.inputValue();
  },
  number: async (_, field) => Number(await type(field, String(10 + (next() % 80)))),
  columns: async (_, field) => {
    await field.getByRole('radio').nth(1).check();
    return 2;
  },
  colour: (_, field) => type(field, `#12ab${10 + (next() % 80)}`),
  choice: async ({ schema }, field) => {
    const option = optionsOf(schema)[next() % optionsOf(schema).length] ?? '';
    await field.locator(`input[value="${option}"]`).check();
    return option;
  },
  'time-zone': async (place, field) => {
    await chooseOption(place, field, 'lisbon', 'Europe/Lisbon');
    return 'Europe/Lisbon';
  },
  language: async (place, field) => {
    const [tag, name] = languages[languageCount++] ?? ['', ''];
    await chooseOption(place, field, name, name);
    return tag;
  },
  relation: (place) => chooseEntry(place, metaOf(place.schema)?.to ?? ''),
};

/** Chooses an entry of a type as relation or parent, and returns its id. */
export async function chooseEntry(place: Filling, of: string): Promise<number> {
  const { id, title } = await place.sources.entry(of);
  await chooseOption(place, controlOf(place), title, title);
  return id;
}

const shapeOf = (schema: Schema): Shape => (schema._zod.def as z.core.$ZodObjectDef).shape;

async function fillField(place: Place): Promise<unknown> {
  const input = metaOf(place.schema)?.input ?? 'text';
  // A form may have tabs.
  const tab = await controlOf(place).evaluate((control) => control.closest('[data-part]')?.getAttribute('data-part'));
  if (tab) await place.page.locator(`#part-${tab}`).click();
  return input === 'list' ? fillList(place) : fill[input](place, controlOf(place));
}

/** Fills every field of an object, one after the other. */
export async function fillShape(filling: Filling, shape: Shape): Promise<Record<string, unknown>> {
  const document: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    // Part of the input of a date.
    if (name === 'followsPublication') continue;
    document[name] = await fillField({ ...filling, path: `${filling.path}.${name}`, schema });
  }
  return document;
}

/** The variants of the items of a list: the members of a union, or the only one. */
function variantsOf(list: Schema): Schema[] {
  const { element } = innerOf(list)._zod.def as z.core.$ZodArrayDef;
  return element._zod.def.type === 'union' ? (element._zod.def as z.core.$ZodUnionDef).options.slice() : [element];
}

const isPicture = (shape: Shape) => 'src' in shape;

/** Adds an item of a variant at the end, and fills it. */
async function addItem({ schema: variant, ...filling }: Place, list: Locator): Promise<unknown> {
  const { kind, id: _, ...shape } = shapeOf(variant);
  const [inner] = Object.values(shape);
  const picture = isPicture(shape) || (inner?._zod.def.type === 'object' && isPicture(shapeOf(inner)));
  if (picture) {
    const { page, sources } = filling;
    await list.getByRole('button', { name: 'Add pictures' }).click();
    const at = next() % sources.files.picture.length;
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').nth(at).click();
    await page.getByRole('button', { name: /^Use / }).click();
    const alt = await type(list.getByLabel('What the picture shows').last(), `Picture ${next()}`);
    const value = { src: sources.files.picture[at], alt };
    return kind ? { kind: 'picture', picture: value } : value;
  }
  await list.getByRole('button', { name: kind ? 'Add video' : /^Add to/ }).click();
  const filled = await fillShape(filling, shape);
  return kind ? { kind: 'video', ...filled } : filled;
}

/** Adds an item of each variant, duplicates each, moves the last one to the front, and removes the second. */
async function fillList(place: Place): Promise<unknown[]> {
  const { page, path, schema } = place;
  const list = controlOf(place);
  const before = await list.locator('[data-sortable]').count();
  for (let at = 0; at < before; at++)
    await list
      .getByRole('button', { name: /^Remove:/ })
      .first()
      .click();
  const items: unknown[] = [];
  for (const variant of variantsOf(schema)) {
    const filling = { page, sources: place.sources, path: `${path}.${items.length}` };
    items.push(await addItem({ ...filling, schema: variant }, list));
  }
  for (let at = items.length - 1; at >= 0; at--) {
    await list
      .getByRole('button', { name: /^Duplicate:/ })
      .nth(at)
      .click();
    items.splice(at + 1, 0, items[at]);
  }
  for (let at = items.length - 1; at > 0; at--)
    await list
      .getByRole('button', { name: /^Move up:/ })
      .nth(at)
      .click();
  items.unshift(items.pop());
  if (items.length > 2) {
    await list
      .getByRole('button', { name: /^Remove:/ })
      .nth(1)
      .click();
    items.splice(1, 1);
  }
  return differentLanguages(place, items);
}

/** Changes the language of a duplicate. */
async function differentLanguages(place: Place, items: unknown[]): Promise<unknown[]> {
  const [variant] = variantsOf(place.schema);
  const [name, schema] =
    Object.entries(variant ? shapeOf(variant) : {}).find(([, each]) => metaOf(each)?.input === 'language') ?? [];
  if (!name || !schema) return items;
  const changed = {
    ...(items[1] as object),
    [name]: await fillField({ ...place, path: `${place.path}.1.${name}`, schema }),
  };
  return [items[0], changed, ...items.slice(2)];
}
