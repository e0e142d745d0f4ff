/** In place of a list that has nothing yet. */
export const Empty = ({ text }: { text: string }) => (
  <p className="rounded-2xl border border-dashed border-line-strong px-6 py-10 text-center text-lg text-muted">
    {text}
  </p>
);
