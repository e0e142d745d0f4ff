import { usePageTexts } from '../texts/use-page-texts.ts';

/** Announcing every percent would be too much for screen readers. */
const spokenStep = 25;

/** The progress of an upload: a visible bar and number, and an announcement per quarter. Blank while nothing is sent. */
export function UploadProgress({ percent }: { percent: number | undefined }) {
  const { cv: texts } = usePageTexts();
  const isSending = percent !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {isSending ? (
        <>
          <progress aria-label={texts.sending} value={percent} max={100} className="upload-progress" />
          <span aria-hidden="true" className="text-muted">
            {texts.sendingShare({ share: percent / 100 })}
          </span>
        </>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {isSending ? texts.sendingShare({ share: (percent - (percent % spokenStep)) / 100 }) : null}
      </p>
    </div>
  );
}
