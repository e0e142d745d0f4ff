/** Shown instead of an empty list. */
export const Empty = ({ text }: { text: string }) => (
  <p
    className={
      'empty-place flex flex-col items-center gap-5 rounded-2xl bg-sunken px-6 py-16 text-center text-lg text-balance ' +
      'text-muted lg:py-20'
    }
  >
    {text}
  </p>
);
