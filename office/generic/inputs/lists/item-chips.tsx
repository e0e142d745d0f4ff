import { Chip } from '@mui/material';
import { fieldsOfItem, type ItemDescription } from '#office/generic/fields/describe-fields.ts';
import { recordIn } from '#office/generic/form/entry-values.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';

/** What decides when visitors see an item, as a text: items are rendered again only if it changes. */
export function shownWhen(item: unknown): string {
  const { hidden, from, until } = recordIn(item);
  return [hidden === true ? 'hidden' : '', from, until].map((each) => (typeof each === 'string' ? each : '')).join(' ');
}

/** When visitors see an item, if not always, and whether its link is dead. */
export function ItemChips({ item, shown, isDead }: { item: ItemDescription; shown: string; isDead: boolean }) {
  const texts = useTexts().form;
  const { day } = useFormats();
  const [hidden, ...days] = shown.split(' ');
  const labelOf = (name: string) => fieldsOfItem(item).find((field) => field.name === name)?.label ?? '';
  return (
    <>
      {hidden && <Chip size="small" label={labelOf('hidden')} />}
      {['from', 'until'].map((name, index) => {
        const text = day(days[index] ?? '');
        return text === '' ? null : (
          <Chip key={name} size="small" variant="outlined" label={`${labelOf(name)}: ${text}`} />
        );
      })}
      {isDead && <Chip size="small" color="warning" label={texts.link.missing} />}
    </>
  );
}
