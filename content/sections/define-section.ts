import { z } from 'zod';
import * as field from '#contract/fields.ts';

/** When visitors see a section. Days are those of the company's time zone. */
const shownWhen = {
  hidden: field.flag({ label: 'Hidden', help: 'Visitors do not see it.', forOffice: true }),
  from: field.day({ label: 'Show from', absent: 'At once.', forOffice: true }),
  until: field.day({ label: 'Show until', help: 'The last day.', absent: 'It stays.', forOffice: true }),
};

/** When a section is shown. */
export interface Shown {
  hidden: boolean;
  from: string;
  until: string;
}

/** The heading that most sections have. */
export const heading = field.optionalText({ label: 'Heading', absent: 'The usual heading is shown, if there is one.' });

/** A short line above the heading. */
export const eyebrow = field.optionalText({ label: 'Line above the heading', absent: 'There is none.' }, 60);

const layouts = { cards: 'Cards', mosaic: 'Mosaic', rail: 'Row', list: 'List' };

/** How entries are drawn. */
export const layout = <const Options extends readonly ['cards', ...(keyof typeof layouts)[]]>(options: Options) =>
  field.choice(
    { label: 'Drawn as', help: 'A mosaic shows the first ones large. A row scrolls sideways.' },
    options,
    'cards',
    layouts,
  );

/** The address of a button. */
export const target = (label: string) => field.link({ label, absent: 'The button is left out.' });

/**
 * A kind of section: its fields, and its name, help and icon in the office. Fields of one name have one label and one
 * kind of input in all sections: translations do not name the kind.
 */
export const defineSection = <const Kind extends string, Shape extends z.core.$ZodShape>({
  kind,
  fields,
  ...words
}: field.KindMeta & { kind: Kind; fields: Shape }) => {
  const item = z.strictObject({ id: field.itemId, kind: z.literal(kind), ...fields, ...shownWhen });
  field.kindMeta.add(item, words);
  return item;
};
