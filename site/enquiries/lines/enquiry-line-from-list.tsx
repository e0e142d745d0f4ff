import type { MouseEvent } from 'react';
import { decimalText } from '#contract/text/decimals.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { lineText } from '../enquiry-address.ts';
import type { Offer } from '../enquiry-outcome.ts';
import { lineFieldName, type TypedLine } from '../enquiry-values.ts';

interface LineFromListProps {
  index: number;
  line: TypedLine;
  offers: readonly Offer[];
  /** The page's address. */
  page: string;
  onTake(value: string): void;
}

/** The text of a line in its list, where it says more than the article, and what else it may mean. */
export function LineFromList({ index, line, offers, page, onTake }: LineFromListProps) {
  const { enquiry: texts } = usePageTexts();
  const { source, article, productId } = line;
  if (source === '') return null;
  const question = `enquiry-offers-${index}`;
  return (
    <>
      {source === article ? null : (
        <p className="mt-3 text-sm text-muted wrap-anywhere">
          {texts.fromList} <bdi translate="no">{source}</bdi>
        </p>
      )}
      {offers.length > 0 ? (
        <div className="mt-3">
          <p id={question} className="font-medium">
            {productId === '' ? texts.didYouMean : texts.alsoMeans}
          </p>
          <ul aria-labelledby={question} className="mt-2 flex flex-wrap gap-2">
            {offers.map((offer) => (
              <li key={`${offer.productId} ${offer.article}`}>
                <OfferButton index={index} offer={offer} page={page} onTake={onTake} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

type OfferButtonProps = Pick<LineFromListProps, 'index' | 'page' | 'onTake'> & { offer: Offer };

/** Takes the article. Works without script too: the page then shows the line with it. */
function OfferButton({ index, offer, page, onTake }: OfferButtonProps) {
  const { enquiry: texts } = usePageTexts();
  const lang = useLanguage();
  const { productId, article, name, quantity } = offer;
  const value = `${index}.${lineText({ productId, article, ...(quantity !== null && { quantity }) })}`;
  const take = (event: MouseEvent) => {
    event.preventDefault();
    onTake(value);
  };
  return (
    <button
      type="submit"
      name="take"
      value={value}
      formNoValidate
      formAction={`${page}#enquiry-${lineFieldName(index, 'article')}`}
      onClick={take}
      className={
        'min-h-11 cursor-pointer rounded-lg border border-line-strong bg-raised px-4 py-2 text-start ' +
        'hover:border-brand-ink hover:text-brand-ink'
      }
    >
      <bdi translate="no" className="font-semibold">
        {article}
      </bdi>
      {' · '}
      <ContentText>{name}</ContentText>
      {quantity === null ? null : ` · ${texts.quantity}: ${decimalText(quantity, lang)}`}
    </button>
  );
}
