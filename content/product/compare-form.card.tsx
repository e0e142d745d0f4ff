import { Form } from 'react-router';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { comparedText, comparePath } from './compared-items.ts';
import type { Compared } from './comparison.ts';

const formId = 'compare';

/** Chooses a product, or one of its articles, for {@link CompareButton}. `name`: what it is, for screen readers. */
export function CompareBox({ item, name }: { item: Compared; name: string }) {
  const { compare } = usePageTexts().types.product;
  return (
    <label className="relative flex min-h-11 w-fit cursor-pointer items-center gap-3 print:hidden">
      <input type="checkbox" name="items" value={comparedText(item)} form={formId} className="size-5 accent-brand" />
      <span>
        {compare.pick}
        <span className="sr-only">
          {' '}
          <ContentText>{name}</ContentText>
        </span>
      </span>
    </label>
  );
}

/** Compares what is chosen; works without script. */
export function CompareButton({ label }: { label: string }) {
  return (
    <Form id={formId} action={comparePath} className="mt-8 print:hidden">
      <button type="submit" className={buttonClass('solid')}>
        {label}
      </button>
    </Form>
  );
}
