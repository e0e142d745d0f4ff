import { type MouseEvent, useState } from 'react';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { Close } from '#ui/icons.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { LineView } from '../enquiry-outcome.ts';
import { lineFieldName, type TypedLine } from '../enquiry-values.ts';
import type { AskedProduct } from '../load-enquiry.server.ts';
import { LineFromList } from './enquiry-line-from-list.tsx';

const limits = { article: 120, quantity: 20, unit: 20, note: 500 } as const;

export interface EnquiryLineProps {
  index: number;
  line: TypedLine;
  product: AskedProduct | undefined;
  /** What was found out about it; absent for a line from no list. */
  view: LineView | undefined;
  /** The page's address. */
  page: string;
  errorOf(field: string): string | undefined;
  onTake(value: string): void;
  /** The button that removes the line; absent: the line is the last blank one. */
  onRemove?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** One line of an enquiry. Its remove button also works without script: the page then shows the other lines. */
export function EnquiryLine({ index, line, product, view, page, errorOf, onTake, onRemove }: EnquiryLineProps) {
  const { enquiry: texts } = usePageTexts();
  const [edited, setEdited] = useState<string[]>([]);
  const found = (field: keyof typeof limits) =>
    (field === 'article' || field === 'quantity') && !edited.includes(field) ? view?.[field] : undefined;
  const base = (field: keyof typeof limits) => {
    const name = lineFieldName(index, field);
    const common = { id: `enquiry-${name}`, name, label: texts[field], error: errorOf(name) ?? found(field) };
    const onInput = () => view && setEdited((before) => [...before, field]);
    return { ...common, maxLength: limits[field], defaultValue: line[field], onInput };
  };
  const articles = product?.articles ?? [];
  const listId = articles.length > 0 ? `enquiry-articles-${index}` : undefined;
  const isArticleUnknown = product?.state === 'found' && line.article !== '' && !articles.includes(line.article);
  const label = line.article || texts.lineNumber({ number: index + 1 });
  return (
    <li className="rounded-xl border border-line bg-raised p-4 sm:p-5">
      <fieldset className="min-w-0">
        <legend className="sr-only">{texts.lineNumber({ number: index + 1 })}</legend>
        <input type="hidden" name={lineFieldName(index, 'productId')} value={line.productId} />
        <input type="hidden" name={lineFieldName(index, 'source')} value={line.source} />
        <div className="mb-4 flex items-start gap-4 empty:hidden">
          {line.productId ? <ProductOfLine id={line.productId} product={product} /> : null}
        </div>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <div className="col-span-2">
            <TextField
              {...base('article')}
              label={line.productId ? texts.article : texts.articleOrText}
              list={listId}
              autoComplete="off"
            />
          </div>
          <TextField {...base('quantity')} inputMode="decimal" autoComplete="off" />
          <TextField {...base('unit')} autoComplete="off" />
        </div>
        {listId ? (
          <datalist id={listId}>
            {articles.map((number) => (
              <option key={number} value={number} />
            ))}
          </datalist>
        ) : null}
        {isArticleUnknown ? (
          <p className="mt-2 text-accent-ink">{texts.articleMissing({ name: line.article })}</p>
        ) : null}
        <LineFromList
          index={index}
          line={line}
          offers={edited.includes('article') ? [] : (view?.offers ?? [])}
          page={page}
          onTake={onTake}
        />
        <div className="mt-4 grid items-end gap-4 sm:grid-cols-[1fr_auto]">
          <TextField {...base('note')} autoComplete="off" />
          {onRemove ? (
            <button
              type="submit"
              name="remove"
              value={index}
              formNoValidate
              onClick={onRemove}
              className="more-link inline-flex min-h-12 w-fit cursor-pointer items-center gap-1.5"
            >
              <Close className="size-4" />
              <span>
                {texts.remove}
                <span className="sr-only">
                  {' '}
                  {product?.name ? <ContentText>{product.name}</ContentText> : <bdi translate="no">{label}</bdi>}
                </span>
              </span>
            </button>
          ) : null}
        </div>
      </fieldset>
    </li>
  );
}

function ProductOfLine({ id, product }: { id: string; product: AskedProduct | undefined }) {
  const { enquiry: texts } = usePageTexts();
  if (product?.state !== 'found') {
    const text = product?.state === 'gone' ? texts.productGone({ name: id }) : texts.productMissing({ name: id });
    return (
      <p className="text-accent-ink">{product?.state === 'unknown' ? texts.productUnknown({ name: id }) : text}</p>
    );
  }
  return (
    <>
      {product.image ? (
        <Picture
          picture={product.image}
          use={pagePictureUses.productThumbnail}
          decorative
          className="aspect-4/3 w-20 shrink-0 rounded-lg object-cover"
        />
      ) : null}
      <SiteLink href={product.href} className="text-link font-display text-lg">
        <ContentText>{product.name}</ContentText>
      </SiteLink>
    </>
  );
}
