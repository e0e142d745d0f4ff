import { type ReactNode, useEffect, useRef } from 'react';
import { Check, Warning } from '../icons.tsx';

export interface FieldProblem {
  /** The id of the field on the page. */
  fieldId: string;
  text: string;
}

/**
 * The outcome of a form, beside the form. Success is announced politely, failure assertively. Problems are links to
 * their fields. The notice scrolls into view and takes the focus each time `turn` changes.
 */
export function FormNotice({
  id,
  tone,
  text,
  problemsLabel,
  problems = [],
  turn,
  children,
}: {
  id: string;
  tone?: 'success' | 'failure';
  text?: ReactNode;
  problemsLabel: string;
  problems?: FieldProblem[];
  turn?: number | string;
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  const hasOutcome = tone !== undefined;
  useEffect(() => {
    if (!turn || !hasOutcome) return;
    // Respects the scroll margin: scrolling by `focus` alone may leave it under the header.
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, [turn, hasOutcome]);

  const colours = tone === 'failure' ? 'border-danger bg-danger-soft' : 'border-success bg-success-soft';
  return (
    <div id={id} ref={box} tabIndex={-1} className={`scroll-mt-32 rounded-lg ${tone && text ? '' : 'absolute'}`}>
      <div role="status">{tone === 'success' && text ? notice(colours, <Check />, text, children) : null}</div>
      <div role="alert">
        {tone === 'failure' && text
          ? notice(
              colours,
              <Warning />,
              text,
              hasProblems ? (
                <>
                  <p className="mt-2">{problemsLabel}</p>
                  <ul className="mt-1 list-disc space-y-1 ps-5">
                    {problems.map((problem) => (
                      <li key={problem.fieldId}>
                        <a className="underline underline-offset-2" href={`#${problem.fieldId}`}>
                          {problem.text}
                        </a>
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                children
              ),
            )
          : null}
      </div>
    </div>
  );
}

const notice = (colours: string, icon: ReactNode, text: ReactNode, more: ReactNode) => (
  <div className={`flex gap-3 rounded-lg border-s-4 px-4 py-3 text-ink ${colours}`}>
    <span className="mt-0.5 shrink-0">{icon}</span>
    <div>
      <p className="font-semibold">{text}</p>
      {more}
    </div>
  </div>
);
