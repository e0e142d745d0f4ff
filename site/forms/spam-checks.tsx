import { useTexts } from '../texts/use-texts.ts';

/** A honeypot field that people neither see nor reach, and the time that the form was open (blank without script). */
export function SpamChecks({ id }: { id: string }) {
  const { form } = useTexts();
  return (
    <>
      <div className="hidden" aria-hidden="true">
        <label htmlFor={`${id}-website`}>{form.website}</label>
        <input id={`${id}-website`} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <input type="hidden" name="elapsedMs" defaultValue="" />
    </>
  );
}
