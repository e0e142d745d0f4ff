import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { entrySectionFields } from '#content/entry-sections/definition.ts';
import { entities } from '#content/registry.ts';
import { type FieldInput, kindMeta, metaOf } from '#contract/fields.ts';

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
  ['sv', 'Swedish'],
  ['da', 'Danish'],
] as const;
let languageCount = 0;

const gtin = '4006381333931';

/** Each is larger than the one before: it can be the end of a range. */
const rising = () => `0.${String(next()).padStart(4, '0')}`;

const momentOf = (day: string) => `${day}T12:34`;
/** Each is later than the one before: it can be the end of a period. */
const dayOf = (at: number) => new Date(Date.UTC(2031, 0, at)).toISOString().slice(0, 10);

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
    return expect.stringMatching(/^203\d-\d\d-\d\dT\d\d:34:00.000Z$/);
  },
  day: async (_, field) => {
    await field.fill(dayOf(next()));
    return field.inputValue();
  },
  number: async ({ schema }, field) => {
    const number = 10 + (next() % 80);
    return Number(await type(field, String(z.core.safeParse(schema, number).success ? number : 1 + (number % 5))));
  },
  columns: async (_, field) => {
    await field.getByRole('radio').nth(1).check();
    return 2;
  },
  colour: (_, field) => type(field, `#12ab${10 + (next() % 80)}`),
  choice: async ({ page, schema }, field) => {
    const options = optionsOf(schema);
    const at = next() % options.length;
    const option = options[at] ?? '';
    if (options.length <= 4) {
      await field.locator(`input[value="${option}"]`).check();
      return option;
    }
    await field.click();
    await page.getByRole('option').nth(at).click();
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
  code: ({ schema }, field) => {
    const code = `Code ${next()}`;
    return type(field, z.core.safeParse(schema, code).success ? code : gtin);
  },
  decimal: async (_, field) => Number(await type(field, rising())),
  flag: async (_, field) => {
    await field.check();
    return true;
  },
  relation: (place) => chooseEntry(place, metaOf(place.schema)?.to ?? ''),
  relations: fillRelations,
  'fact-values': async (_, field) => [Number(await type(field, rising()))],
};

/** Chooses an entry in a list of entries. */
async function fillRelations({ page, path, schema, sources }: Place): Promise<number[]> {
  const { id, title } = await sources.entry(metaOf(schema)?.to ?? '');
  await chooseOption({ page, path, sources }, page.locator(`[id="${idOf(path)}-add"]`), title, title);
  return [id];
}

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
    // Editors do not change it.
    if (name === 'usual') continue;
    // The facts are numbers, which have no text.
    if (name === 'text' && isFact(shape)) continue;
    const { onlyWith = {} } = metaOf(schema) ?? {};
    const isShown = Object.entries(onlyWith).every(([other, values]) => values.includes(String(document[other])));
    if (!isShown) continue;
    document[name] = await fillField({ ...filling, path: `${filling.path}.${name}`, schema });
  }
  return document;
}

/**
 * The variants of the items of a list: the members of a union, or the only one. Of the sections of the home page and of those
 * below the content of entries only the first: pages have the same.
 */
function variantsOf(list: Schema): Schema[] {
  const areSections = [entities.home.document.shape.sections, entrySectionFields.sections].some(
    (each) => each === list,
  );
  return areSections ? allVariantsOf(list).slice(0, 1) : allVariantsOf(list);
}

function allVariantsOf(list: Schema): Schema[] {
  const { element } = innerOf(list)._zod.def as z.core.$ZodArrayDef;
  return element._zod.def.type === 'union' ? (element._zod.def as z.core.$ZodUnionDef).options.slice() : [element];
}

/** The fields of an item. */
function partsOf(variant: Schema): Shape {
  const { id: _, ...shape } = shapeOf(variant);
  return shape;
}

const isFact = (shape: Shape) => Object.values(shape).some((field) => metaOf(field)?.input === 'fact-values');

const isPicture = (shape: Shape) => 'src' in shape;

const itemsOf = (list: Locator) => list.locator(':scope > div > [data-sortable]');

/** A button of an item of a list. Its parts may have lists of their own. */
const buttonAt = (list: Locator, at: number, name: RegExp) =>
  itemsOf(list).nth(at).locator(':scope > div').first().getByRole('button', { name });

/** Adds an item of a variant at the end, and fills it. */
async function addItem({ schema: variant, ...filling }: Place, list: Locator, label: string): Promise<unknown> {
  const { kind, ...shape } = partsOf(variant);
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
  const named = kindMeta.get(variant);
  const isVideo = kind && !named;
  await list
    .getByRole('button', { name: isVideo ? 'Add video' : `Add to “${label}”`, exact: true })
    .last()
    .click();
  if (named) {
    await filling.page.getByRole('menuitem', { name: `${named.label} ${named.help}` }).click();
    return { kind: [...(kind?._zod.values ?? [])][0], ...(await fillShape(filling, shape)) };
  }
  const filled = await fillShape(filling, shape);
  return kind ? { kind: 'video', ...filled } : filled;
}

/** Places that the last item is moved up by. Each takes a second in a list of 40. */
const moves = 3;

/** Adds an item of each variant, duplicates each, moves the last one up, and removes the second. */
async function fillList(place: Place): Promise<unknown[]> {
  const { page, path, schema } = place;
  const list = controlOf(place);
  const before = await itemsOf(list).count();
  for (let at = 0; at < before; at++) await buttonAt(list, 0, /^Remove:/).click();
  const items: unknown[] = [];
  const [first] = variantsOf(schema);
  // An attribute has one fact: there are no duplicates.
  const areFacts = first !== undefined && isFact(shapeOf(first));
  for (const variant of areFacts ? [first, first] : variantsOf(schema)) {
    const filling = { page, sources: place.sources, path: `${path}.${items.length}` };
    items.push(await addItem({ ...filling, schema: variant }, list, metaOf(schema)?.label ?? ''));
  }
  for (let at = items.length - 1; at >= 0 && !areFacts; at--) {
    await buttonAt(list, at, /^Duplicate:/).click();
    items.splice(at + 1, 0, { ...(items[at] as object) });
  }
  const front = Math.max(0, items.length - 1 - moves);
  for (let at = items.length - 1; at > front; at--) await buttonAt(list, at, /^Move up:/).click();
  items.splice(front, 0, items.pop());
  if (items.length > 2) {
    await buttonAt(list, 1, /^Remove:/).click();
    items.splice(1, 1);
  }
  return withDifferences(place, items);
}

/** Whether no two items of a list may have a field in common: the language of a file, and how an option is found. */
const isUnlike = (list: string, name: string, schema: Schema): boolean =>
  metaOf(schema)?.input === 'language' || (list.endsWith('.options') && (name === 'name' || name === 'key'));

/** Changes what a duplicate may not have in common with its original. */
async function withDifferences(place: Place, items: unknown[]): Promise<unknown[]> {
  const [variant] = variantsOf(place.schema);
  const unlike = Object.entries(variant ? shapeOf(variant) : {}).filter(([name, schema]) =>
    isUnlike(place.path, name, schema),
  );
  const changed = items[1] as Record<string, unknown>;
  for (const [name, schema] of unlike)
    changed[name] = await fillField({ ...place, path: `${place.path}.1.${name}`, schema });
  return items;
}
