/** A text that may be cut for the eye; who listens gets all of it. */
export function Cut({ text }: { text: { shown: string; full: string; cut: boolean } }) {
  if (!text.cut) return text.full;
  return (
    <>
      <span aria-hidden="true">{text.shown}...</span>
      <span className="sr-only">{text.full}</span>
    </>
  );
}
