import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { useLanguage } from '#site/shell/use-language.ts';
import { formatLocale } from '#site/texts/format-locale.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { Check, ChevronDown, Close } from '#ui/icons.tsx';
import { TextParts } from '../attribute/text-parts.card.tsx';
import type { CategoryFilters, ChoiceLink, FilterGroup, OrderLink, RangeForm } from './filters.ts';

const entry = 'flex min-h-11 items-center gap-3 rounded-md hover:text-brand-ink aria-current:text-brand-ink';
const heading = 'flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold';

/** Filters and orders of a category. On phones they are closed until the visitor opens them. */
export function FilterPanel({ filters, path }: { filters: CategoryFilters; path: string }) {
  const { category: texts } = usePageTexts().types;
  return (
    <details className="filter-panel group/panel">
      <summary className={`${heading} rounded-xl border border-line-strong bg-raised px-5`}>
        {texts.filterAndSort}
        <ChevronDown className="size-4.5 shrink-0 group-open/panel:rotate-180" />
      </summary>
      <div className="max-lg:px-5 max-lg:pt-2">
        <nav aria-label={texts.filters}>
          {filters.groups.map((group, index) => (
            <Group key={group.attribute} group={group} filters={filters} path={path} isOpen={index < opened} />
          ))}
        </nav>
        <Orders orders={filters.orders} />
      </div>
    </details>
  );
}

/** As many groups fit beside the first row of products. */
const opened = 3;

function Group({
  group: { attribute, name, choices, range },
  filters,
  path,
  isOpen,
}: {
  group: FilterGroup;
  filters: CategoryFilters;
  path: string;
  isOpen: boolean;
}) {
  const isChosen = choices.some((choice) => choice.isChosen) || (range && range.from + range.to !== '');
  return (
    <details open={isOpen || isChosen} className="group border-b border-line">
      <summary className={heading}>
        <span className="min-w-0 wrap-break-word">
          <ContentText>{name}</ContentText>
        </span>
        <ChevronDown className="size-4.5 shrink-0 group-open:rotate-180" />
      </summary>
      {range ? (
        <Range {...{ attribute, name, range, path }} asked={filters.asked} />
      ) : (
        <ul className="pb-4">
          {choices.map((choice) => (
            <li key={choice.key}>
              <Choice choice={choice} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Choice({ choice }: { choice: ChoiceLink }) {
  const { attribute: texts } = usePageTexts().types;
  const language = useLanguage();
  const { key, name, isCode, count, isChosen, href } = choice;
  return (
    <SiteLink
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      // Search engines need the whole list only.
      rel={isChosen ? undefined : 'nofollow'}
      preventScrollReset
      className={`${entry} aria-current:font-semibold`}
    >
      <span aria-hidden="true" className="choice-box">
        {isChosen ? <Check className="size-3.5" /> : null}
      </span>
      <span className="min-w-0 grow wrap-break-word" translate={isCode ? 'no' : undefined}>
        {name === undefined ? texts[key === 'yes' ? 'yes' : 'no'] : <ContentText>{name}</ContentText>}
      </span>{' '}
      <span className="text-sm text-muted tabular-nums">{count.toLocaleString(formatLocale(language))}</span>
    </SiteLink>
  );
}

function Range({
  attribute,
  name,
  range: { unit, least, most, from, to },
  asked,
  path,
}: {
  attribute: string;
  name: string;
  range: RangeForm;
  asked: CategoryFilters['asked'];
  path: string;
}) {
  const { category: texts } = usePageTexts().types;
  const fields = { least: useFieldOf(from), most: useFieldOf(to) };
  const end = (label: string, field: keyof typeof fields, value: string, placeholder: string) => (
    <label className="flex min-w-0 flex-col gap-1 text-sm">
      <span>
        {label}
        {unit ? (
          <>
            {' '}
            <ContentText>{unit}</ContentText>
          </>
        ) : null}
      </span>
      <input
        ref={fields[field]}
        name={field}
        // Not of type "number": the wheel would change it. Some phones have no minus among the keys for decimals.
        inputMode={least.startsWith('-') ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={40}
        dir="ltr"
        defaultValue={value}
        placeholder={placeholder}
        className="min-h-11 w-full min-w-0 rounded-lg border border-control bg-raised px-3 tabular-nums"
      />
    </label>
  );
  return (
    <Form action={path} preventScrollReset className="pb-4">
      <fieldset className="grid grid-cols-2 items-end gap-3">
        <legend className="sr-only">
          <ContentText>{name}</ContentText>
        </legend>
        {asked.filter ? <input type="hidden" name="filter" value={asked.filter} /> : null}
        {asked.sort ? <input type="hidden" name="sort" value={asked.sort} /> : null}
        <input type="hidden" name="by" value={attribute} />
        {end(texts.from, 'least', from, least)}
        {end(texts.to, 'most', to, most)}
        <button type="submit" className={`${buttonClass('outline')} col-span-2`}>
          {texts.apply}
        </button>
      </fieldset>
    </Form>
  );
}

/** A field that follows the address but stays the same element, so that it keeps the focus. */
function useFieldOf(value: string) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // Only then: what was typed before hydration stays.
    if (shown.current === value || !input.current) return;
    shown.current = value;
    input.current.value = value;
  }, [value]);
  return input;
}

function Orders({ orders }: { orders: OrderLink[] }) {
  const { category: texts } = usePageTexts().types;
  const wordsOf = ({ by, descending, name = '' }: OrderLink) => {
    if (by === 'position') return texts.orders.position;
    if (by === 'name') return descending ? texts.orders.nameDown : texts.orders.nameUp;
    const written = descending ? texts.orders.numberDown : texts.orders.numberUp;
    return <ContentInText text={(content) => written({ name: content })} content={name} />;
  };
  return (
    <nav aria-label={texts.sort}>
      <details open={orders.some(({ by, isChosen }) => isChosen && by !== 'position')} className="group">
        <summary className={heading}>
          {texts.sort} <ChevronDown className="size-4.5 shrink-0 group-open:rotate-180" />
        </summary>
        <ul className="pb-4">
          {orders.map((order) => (
            <li key={order.href}>
              <SiteLink
                href={order.href}
                aria-current={order.isChosen ? 'true' : undefined}
                rel={order.by === 'position' ? undefined : 'nofollow'}
                preventScrollReset
                className={`${entry} aria-current:font-semibold`}
              >
                <span className="min-w-0 wrap-break-word">{wordsOf(order)}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** What is chosen, each with a link that removes it. `onRemove`: the link will go, so the focus has to. */
export function FilterChips({ filters: { chips, all }, onRemove }: { filters: CategoryFilters; onRemove: () => void }) {
  const { category: texts } = usePageTexts().types;
  if (chips.length === 0) return null;
  return (
    <ul className="mb-8 flex flex-wrap items-center gap-3 print:hidden">
      {chips.map(({ name, value, isCode, href }) => (
        <li key={href}>
          <SiteLink href={href} preventScrollReset onClick={onRemove} className="section-link gap-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">{texts.remove} </span>
              <ContentText>{name.text}</ContentText>:{' '}
              <span translate={isCode ? 'no' : undefined}>
                <TextParts {...value} />
              </span>
            </span>
            <Close className="size-4 shrink-0" />
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink href={all} preventScrollReset onClick={onRemove} className="more-link">
          {texts.removeAll}
        </SiteLink>
      </li>
    </ul>
  );
}
