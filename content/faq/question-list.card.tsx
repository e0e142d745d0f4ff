import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { useInDocument } from '#site/boot/pieces.tsx';
import { anchorOf } from '#site/reading/anchors.ts';
import { ContentText } from '#ui/content-language.tsx';
import { ChevronDown } from '#ui/icons.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { Faq } from './definition.ts';

/** Those of a list of the editors' own have no place of their own on the page. */
type Question = Pick<Faq, 'name' | 'description'> & Partial<Pick<Faq, 'id'>>;

/**
 * Questions as disclosures, one open at a time, the first at the start. The browser opens them natively, also for an
 * address that ends in `#faq-7`: the anchor is inside the disclosure.
 */
export function QuestionList({
  questions,
  label,
  headingLevel = 2,
}: {
  questions: readonly Question[];
  label: string;
  headingLevel?: 2 | 3;
}) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  const list = useRef<HTMLUListElement>(null);
  const { hash, key } = useLocation();

  // Navigation by script to an anchor does not open a disclosure. The browser has already followed the anchor of the
  // document's own address, and the visitor may have scrolled since.
  const isInDocument = useInDocument();
  const followed = useRef(isInDocument ? key + hash : '');
  useEffect(() => {
    if (followed.current === key + hash) return;
    followed.current = key + hash;
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    const question = target?.closest('details');
    if (!question || !list.current?.contains(question)) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash, key]);

  return (
    <ul ref={list} aria-label={label} className="questions border-t border-line">
      {questions.map(({ id, name, description }, index) => (
        <li key={id || `${index} ${name}`}>
          {description.trim() === '' ? (
            <Heading id={id && anchorOf('faq', id)} className="question question-name py-5">
              <ContentText>{name}</ContentText>
            </Heading>
          ) : (
            <details name={group} open={index === 0} className="question">
              <summary>
                <Heading className="question-name">
                  <ContentText>{name}</ContentText>
                </Heading>
                <span className="question-sign">
                  <ChevronDown />
                </span>
              </summary>
              <div id={id && anchorOf('faq', id)} className="question-answer pb-7">
                <RichText html={description} headingLevel={headingLevel === 2 ? 3 : 4} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
