import { type MouseEvent, useState } from 'react';
import { useHref } from 'react-router';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Check } from '#ui/icons.tsx';
import { Plus } from '#ui/page-icons.tsx';
import { useHas } from '../shell/use-has.ts';
import { type AskedLine, enquiryAddress } from './enquiry-address.ts';
import { addLine, isSameLine, useStoredLines } from './enquiry-list.ts';

export interface AddToEnquiryProps {
  line: AskedLine;
  /** What it is, for screen readers. */
  name: string;
  className?: string;
}

/**
 * Adds a product or an article to the list of the enquiry; without script, a link to an enquiry about it. Then it links to
 * the list.
 */
export function AddToEnquiry({ line, name, className = 'more-link' }: AddToEnquiryProps) {
  const { enquiry: texts } = usePageTexts();
  const has = useHas('enquiries');
  const stored = useStoredLines();
  const [result, setResult] = useState<'added' | 'full'>();
  const isListed = stored.some((each) => isSameLine(each, line));
  const href = useHref(enquiryAddress(isListed ? stored : [line]));
  if (!has) return null;
  const add = (event: MouseEvent) => {
    if (isListed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setResult(addLine(line) ? 'added' : 'full');
  };
  const said = { added: texts.list({ count: stored.length }), full: texts.listFull };
  return (
    <span className="relative inline-flex flex-col print:hidden">
      <a
        href={href}
        rel="nofollow"
        data-in-place={isListed ? undefined : ''}
        onClick={add}
        className={`${className} inline-flex min-h-11 items-center gap-2`}
      >
        {isListed ? <Check className="size-4 shrink-0" /> : <Plus className="size-4 shrink-0" />}
        <span>
          {isListed ? texts.listed : texts.add}
          <span className="sr-only">
            {' '}
            <ContentText>{name}</ContentText>
          </span>
        </span>
      </a>
      <span aria-live="polite" className={result === 'full' ? 'text-accent-ink' : 'sr-only'}>
        {result ? said[result] : null}
      </span>
    </span>
  );
}
