import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Faq } from '#contract/entities/faq.ts';
import { ContentText } from '#ui/content-language.tsx';
import { ChevronDown } from '#ui/icons.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { isHydrating } from '../boot/pieces.tsx';
import { anchorOf } from '../reading/anchors.ts';

/**
 * Questions that unfold their answers, one at a time, the first unfolded from the start. The browser itself does it,
 * also for an address that ends in `#faq-7`: the anchor is inside what is folded, so reaching it unfolds it.
 */
export function QuestionList({ questions, label }: { questions: Faq[]; label: string }) {
  const list = useRef<HTMLUListElement>(null);
  const { hash, key } = useLocation();

  // Going to an anchor within the site is done by script, which unfolds nothing by itself. The document's own address the
  // browser has followed already, and its reader may have read on.
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
