import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { useHas } from '../shell/use-has.ts';
import { enquiryAddress } from './enquiry-address.ts';
import { useStoredLines } from './enquiry-list.ts';

/** Says how many lines the stored list has, and leads to it. Nothing without script, or without a list. */
export function EnquiryListLink({ className = '' }: { className?: string }) {
  const { enquiry: texts } = usePageTexts();
  const lines = useStoredLines();
  if (!useHas('enquiries') || lines.length === 0) return null;
  return (
    <p className={`print:hidden ${className}`}>
      <SiteLink href={enquiryAddress(lines)} rel="nofollow" className="text-link font-semibold">
        {texts.list({ count: lines.length })}
      </SiteLink>
    </p>
  );
}
