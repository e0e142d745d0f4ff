import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isHydrating } from '#site/boot/pieces.tsx';
import { anchorOf } from '#site/reading/anchors.ts';
import { ContentText } from '#ui/content-language.tsx';
import { ChevronDown } from '#ui/icons.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { Faq } from './definition.ts';

/**
 * Questions as disclosures, one open at a time, the first at the start. The browser opens them natively, also for an
 * address that ends in `#faq-7`: the anchor is inside the disclosure.
 */
export function QuestionList({ questions, label }: { questions: Faq[]; label: string }) {
  const list = useRef<HTMLUListElement>(null);
  const { hash, key } = useLocation();

  // Navigation by script to an anchor does not open a disclosure. The browser has already followed the anchor of the
  // document's own address, and the visitor may have scrolled since.
  const followed = useRef(isHydrating() ? key + hash : '');
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
        <li key={id || name}>
          {description.trim() === '' ? (
            <h2 id={anchorOf('faq', id)} className="question question-name py-5">
              <ContentText>{name}</ContentText>
            </h2>
          ) : (
            <details name="faq" open={index === 0} className="question">
              <summary>
                <h2 className="question-name">
                  <ContentText>{name}</ContentText>
                </h2>
                <span className="question-sign">
                  <ChevronDown />
                </span>
              </summary>
              <div id={anchorOf('faq', id)} className="question-answer pb-7">
                <RichText html={description} headingLevel={3} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
