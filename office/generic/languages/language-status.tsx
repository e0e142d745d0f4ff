import type { LanguageStatus } from '#contract/office/entry-view.ts';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';

interface StatusOf {
  status: LanguageStatus['status'] | null;
  publishAt: string | null;
}

/** The status of a language as text; '' for one that is not saved yet. */
export function useLanguageStatusText(): (of: StatusOf | undefined) => string {
  const { states } = useTexts().entries;
  const { changed } = useTexts().form.publication;
  const timeText = useTimeText();
  return (of) => {
    if (!of || of.status === null) return '';
    const { status, publishAt } = of;
    if (status === 'changed') return changed;
    return publishAt === null ? states[status] : states.scheduledFor({ when: timeText(publishAt) });
  };
}
