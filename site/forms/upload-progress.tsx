import { usePageTexts } from '../texts/use-page-texts.ts';

/** Every hundredth would be too much to listen to. */
const spokenStep = 25;

/** How far a file is on its way: a bar and a number to see, and each quarter to hear. Blank while nothing is sent. */
export function UploadProgress({ percent }: { percent: number | undefined }) {
  const { cv: texts } = usePageTexts();
  const isSending = percent !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {isSending ? (
        <>
          <progress aria-label={texts.sending} value={percent} max={100} className="upload-progress" />
          <span aria-hidden="true" className="text-muted">
            {texts.sendingShare(percent)}
          </span>
        </>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {isSending ? texts.sendingShare(percent - (percent % spokenStep)) : null}
      </p>
    </div>
  );
}
