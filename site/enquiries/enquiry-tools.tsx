import { useHref } from 'react-router';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { useToasts } from '../shell/toasts/toasts.tsx';
import { type AskedLine, sharedAddress } from './enquiry-address.ts';

/** Shares, prints and clears the list. */
export function EnquiryTools({ askedNow, onClear }: { askedNow(): AskedLine[]; onClear(): void }) {
  const { enquiry: texts } = usePageTexts();
  const { show } = useToasts();
  const root = useHref('/').replace(/\/$/, '');
  const copy = async () => {
    try {
      const { address, incomplete } = sharedAddress(askedNow());
      await navigator.clipboard.writeText(location.origin + root + address);
      if (incomplete === 0) show('success', texts.copied);
      else show('failure', texts.copiedPartly({ count: incomplete }));
    } catch {
      show('failure', texts.notCopied);
    }
  };
  const look = `${buttonClass('outline')} needs-script`;
  return (
    <>
      <button type="button" onClick={copy} className={look}>
        {texts.copyLink}
      </button>
      <button type="button" onClick={() => print()} className={look}>
        {texts.print}
      </button>
      <button type="button" onClick={onClear} className={look}>
        {texts.clear}
      </button>
    </>
  );
}
